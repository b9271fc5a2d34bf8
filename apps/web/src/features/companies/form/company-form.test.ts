import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fieldNames } from '../../../testing/static-markup.tsx';
import { beneficialOwnerFields } from '../aml/values.ts';
import { newPartner, partnerFields } from '../partners/values.ts';
import type { Company } from '../terms.ts';
import { CompanyForm } from './company-form.tsx';
import { company } from './sample-company.ts';
import { type CompanyValues, companyFields, newValues, valuesOf } from './values.ts';

function form(values: CompanyValues, known?: Company) {
  const send = () => Promise.resolve(company);
  const labels = { title: '', submitLabel: '', cancelHref: '/' };
  return createElement(CompanyForm, {
    ...labels,
    values,
    draft: null,
    send,
    onSaved: () => undefined,
    ...(known && { company: known }),
  });
}

test('every field of a company is shown, to one company or another', () => {
  const values = valuesOf(company);
  const shown = fieldNames(
    form(newValues('me')),
    form({ ...values, beneficial_owners: [beneficialOwnerFields.initial] }, company),
    form({ ...values, company_type: 'jdg', taxation_form: 'lump_sum', zus_scheme: 'start_relief' }, company),
    form({ ...values, company_type: 'sc', taxation_form: 'linear', partners: [newPartner] }, company),
  );
  const rows = ['partners', 'beneficial_owners', 'bank_accounts'];
  const plain = companyFields.names.filter((name) => name !== 'version' && !rows.includes(name));
  const ofRow = (row: string, names: string[]) =>
    names.filter((name) => name !== 'id').map((name) => `${row}.0.${name}`);
  expect(shown).toEqual(
    [
      ...plain,
      ...ofRow('partners', partnerFields.names),
      ...ofRow('beneficial_owners', beneficialOwnerFields.names),
      'bank_accounts.0',
    ].toSorted(),
  );
});
