import type { components } from '@biuro/contract';
import type { Locale } from '@biuro/core/i18n/text.ts';

type Schemas = components['schemas'];

export type Invitation = Schemas['InvitationAnswer']['data'];

/** What the form holds: texts, empty where there is nothing. */
export interface RegisterValues {
  first_name: string;
  last_name: string;
  phone: string;
  password: string;
  locale: Locale;
}

export function startOf({ first_name, last_name }: Invitation, locale: Locale): RegisterValues {
  return { first_name, last_name, phone: '', password: '', locale };
}

export function registrationOf({ phone, ...values }: RegisterValues, token: string): Schemas['Registration'] {
  return { token, ...values, phone: phone.trim() || null };
}
