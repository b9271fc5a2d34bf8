import type { components } from '@biuro/contract';
import { maskedText, optionalText, text } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';

type Schemas = components['schemas'];
export type BeneficialOwner = Schemas['BeneficialOwner'];

export const beneficialOwnerFields = defineFields<Schemas['WrittenBeneficialOwner']>()({
  id: text,
  name: text,
  pesel: maskedText,
  birth_date: optionalText,
  citizenship: optionalText,
  extent: text,
});

export type BeneficialOwnerValues = typeof beneficialOwnerFields.initial;
