import type { components } from '@biuro/contract';
import { choice, optionalMoney, optionalText, reference, requiredText, version } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';
import type { Document } from '../statuses.ts';

type Schemas = components['schemas'];

/** What the office knows of a document. */
export const documentFields = defineFields<Schemas['DocumentUpdate']>()({
  company_id: reference,
  kind: choice<Document['kind']>('other'),
  month: requiredText,
  title: requiredText,
  number: optionalText,
  contractor_nip: optionalText,
  contractor_name: optionalText,
  issue_date: optionalText,
  sale_date: optionalText,
  payment_due: optionalText,
  net: optionalMoney,
  vat: optionalMoney,
  gross: optionalMoney,
  currency: requiredText,
  visibility: choice<Document['visibility']>('company'),
  version,
});

export type DocumentValues = typeof documentFields.initial;

export const valuesOf = (document: Document): DocumentValues =>
  documentFields.valuesOf({ ...document, company_id: document.company });

/** What a client can say of a document of their own. */
export const myFields = defineFields<Pick<Schemas['DocumentUpdate'], 'kind' | 'month' | 'title' | 'version'>>()({
  kind: choice<Document['kind']>('other'),
  month: requiredText,
  title: requiredText,
  version,
});

export type MyValues = typeof myFields.initial;
