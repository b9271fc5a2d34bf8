import type { components } from '@biuro/contract';
import type { Locale } from '@biuro/core/i18n/text.ts';
import { choice, optionalText, requiredText } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';

type Schemas = components['schemas'];

export type Invitation = Schemas['InvitationAnswer']['data'];

export const registrationFields = defineFields<Omit<Schemas['Registration'], 'token'>>()({
  first_name: requiredText,
  last_name: requiredText,
  phone: optionalText,
  password: requiredText,
  locale: choice<Locale>('pl'),
});

export type RegisterValues = typeof registrationFields.initial;
