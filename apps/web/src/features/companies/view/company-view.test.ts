import { createElement, Fragment } from 'react';
import { expect, test } from 'vitest';
import { staticMarkup } from '../../../testing/static-markup.tsx';
import { CompanyAmlCard } from '../aml/card.tsx';
import { company } from '../form/sample-company.ts';
import type { Company } from '../terms.ts';
import { CompanyAccountsCard } from './accounts-card.tsx';
import { CompanyAddressCard } from './address-card.tsx';
import { CompanyContractCard } from './contract-card.tsx';
import { CompanyNotesCard } from './notes-card.tsx';
import { CompanySummary } from './summary.tsx';
import { CompanyTaxCard } from './tax-card.tsx';

/** What is shown in words or as a date, and the words themselves. */
const inWords = [
  'company_type',
  'lifecycle',
  'taxation_form',
  'books_form',
  'income_period',
  'vat_status',
  'vat_period',
  'zus_scheme',
  'zus_scheme_until',
  'doc_channel',
  'contract_from',
  'contract_to',
  'accounting_month',
  'accounting_status',
  'aml_risk',
  'aml_review_at',
  'rodo_agreement_at',
];
/** The title of the page, what only the form and the lists show, and what is no text. */
const elsewhere = ['id', 'name', 'short_name', 'created_at', 'updated_at'];
const objects = [
  'owner',
  'payroll_owner',
  'unfinished_before',
  'documents',
  'reviewer',
  'time_budget_minutes',
  'zus_deadline_own',
  'pep',
];

test('every text that the office knows of a company stands on its page', () => {
  const notShown = new Set([...inWords, ...elsewhere, ...objects]);
  const isText = ([key, value]: [string, unknown]) =>
    (value === null || typeof value === 'string') && !notShown.has(key);
  const marked = (record: object) =>
    Object.fromEntries(
      Object.entries(record)
        .filter((entry) => isText(entry))
        .map(([key]) => [key, `«${key}»`]),
    );
  const office = company.office && { ...company.office, ...marked(company.office) };
  const known: Company = { ...company, ...marked(company), office };
  const cards = [CompanyTaxCard, CompanyAccountsCard, CompanyAddressCard, CompanyContractCard, CompanyAmlCard];
  const page = createElement(
    Fragment,
    null,
    createElement(CompanySummary, { company: known, variant: 1 }),
    cards.map((card) => createElement(card, { key: card.name, company: known })),
    createElement(CompanyNotesCard, { notes: known.office?.notes ?? null }),
  );
  const markup = staticMarkup(page);
  const texts = Object.values({ ...marked(company), ...marked(company.office ?? {}) });
  expect(texts.filter((text) => !markup.includes(text))).toEqual([]);
});

test('the short summary leaves out the legal form and who looks after the company', () => {
  const textOf = (variant: number) =>
    staticMarkup(createElement(CompanySummary, { company, variant })).replaceAll(/<[^>]+>/g, ' ');
  expect(textOf(1)).toContain('Opiekun');
  expect(textOf(2)).not.toContain('Opiekun');
  expect(textOf(2)).toContain(company.vat_number);
});
