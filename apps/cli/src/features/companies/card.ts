import type { components } from '@biuro/contract';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import type { Output } from '#terminal/output/output.ts';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { type CardPart, plainFacts } from './flags.ts';
import { settlementText } from './settlement-text.ts';

type Company = components['schemas']['Company'];

/** Shows the profile in the same groups as the portal. */
export function showCompany(company: Company, output: Output, text: Words): void {
  output.show(company, () =>
    output.sections(
      parts.map(([part, facts]) => [
        text(`companies.part.${part}`),
        [
          ...facts(company, text),
          ...plainFacts(part, company, text),
          ...(part === 'contract' ? nextOf(company, text) : []),
        ],
      ]),
    ),
  );
}

type Facts = (company: Company, text: Words) => Fact[];

const identityOf: Facts = (company, text) => [
  [text('companies.name'), company.name],
  [text('companies.short-name'), company.short_name],
  [text('companies.nip'), company.vat_number],
  [text('companies.type'), text(`type.${company.company_type}`)],
  ['REGON', company.regon],
  ['KRS', company.krs],
  ['PESEL', company.pesel],
  [text('companies.lifecycle'), text(`lifecycle.${company.lifecycle}`)],
  [text('companies.owner'), company.owner?.name ?? null],
  [text('companies.payroll-owner'), company.payroll_owner?.name ?? null],
  [text('companies.id'), company.id],
  [text('companies.version'), String(company.version)],
];

const monthOf: Facts = ({ open_tasks, late_tasks, documents, docs_due_day, doc_channel, ...row }, text) => [
  [text('companies.accounting'), settlementText(row, text)],
  [text('companies.tasks'), String(open_tasks)],
  [text('late'), late_tasks === 0 ? null : String(late_tasks)],
  [text('companies.documents'), documents && documentsText(documents, text)],
  [text('companies.docs-due-day'), String(docs_due_day)],
  [text('companies.doc-channel'), text(`channel.${doc_channel}`)],
];

/** "niekompletne, 12 przekazanych, brakuje 2". */
const documentsText = ({ state, received, missing }: NonNullable<Company['documents']>, text: Words) =>
  [
    text(`documents.${state}`),
    received > 0 && text('documents.received', { n: received }),
    missing > 0 && text('documents.missing', { n: missing }),
  ]
    .filter(Boolean)
    .join(', ');

const contactOf: Facts = ({ street, building, flat, postal_code, city, country }, text) => {
  const house = [building, flat].filter(Boolean).join('/');
  const address = [`${street ?? ''} ${house}`.trim(), `${postal_code ?? ''} ${city ?? ''}`.trim()];
  return [[text('companies.address'), [...address, country === 'PL' ? '' : country].filter(Boolean).join(', ')]];
};

const taxesOf: Facts = (company, text) => [
  [text('companies.taxation'), text(`taxation.${company.taxation_form}`)],
  [text('companies.lump-rates'), company.lump_rates.map((rate) => `${rate}%`).join(', ')],
  [text('companies.books'), text(`books.${company.books_form}`)],
  [text('companies.income-period'), text(`income.${company.income_period}`)],
  [text('companies.vat'), text(`vat.${company.vat_status}`)],
  [text('companies.vat-period'), company.vat_period && text(`vat-period.${company.vat_period}`)],
  [text('companies.vat-eu'), yes(company.vat_eu, text)],
  [text('companies.tax-office'), company.tax_office_code],
];

const payrollOf: Facts = (company, text) => [
  [text('companies.zus'), text(`zus.${company.zus_scheme}`)],
  [text('companies.zus-until'), company.zus_scheme_until],
  [text('companies.zus-day'), String(company.zus_deadline_day)],
  [text('companies.has-employees'), yes(company.has_employees, text)],
  ['PPK', yes(company.ppk, text)],
  ['PFRON', yes(company.pfron, text)],
];

const accountsOf: Facts = ({ tax_account, zus_account, bank_accounts }, text) => [
  [text('companies.tax-account'), formatNrb(tax_account)],
  [text('companies.zus-account'), zus_account && formatNrb(zus_account)],
  ...bank_accounts.map((account): [string, string] => [text('companies.bank-account'), formatNrb(account)]),
];

const contractOf: Facts = ({ contract_from, contract_to, office }, text) => [
  [text('companies.contract-from'), contract_from],
  [text('companies.contract-to'), contract_to],
  [text('companies.reviewer'), office?.reviewer?.name ?? null],
  [
    text('companies.time-budget'),
    office?.time_budget_minutes ? text('tasks.minutes', { n: office.time_budget_minutes }) : null,
  ],
  [text('companies.notice-period'), office?.notice_period ?? null],
  [text('companies.aml'), office?.aml_risk ? text(`aml.${office.aml_risk}`) : null],
];

const nextOf: Facts = ({ office }, text) =>
  (office?.transitions ?? []).map(({ to, refused }) => [
    text('companies.next'),
    refused ? `${text(`lifecycle.${to}`)} (${refused})` : text(`lifecycle.${to}`),
  ]);

const parts: [CardPart, Facts][] = [
  ['company', identityOf],
  ['month', monthOf],
  ['contact', contactOf],
  ['taxes', taxesOf],
  ['payroll', payrollOf],
  ['accounts', accountsOf],
  ['contract', contractOf],
];

const yes = (value: boolean, text: Words) => (value ? text('yes') : null);
