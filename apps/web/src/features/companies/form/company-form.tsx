import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import type { Option } from '#ui/controls/select.tsx';
import { Form, type FormProps } from '#ui/form/form.tsx';
import { FoldedSections } from '#ui/form/form-section.tsx';
import './company-form.css';
import { CompanyAmlFields } from '../aml/fields.tsx';
import { CompanyPartnerFields } from '../partners/fields.tsx';
import profile from '../profile/messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';
import { useManagerOptions } from '../use-manager-options.ts';
import { CompanyFormAccounts } from './accounts.tsx';
import { CompanyFormAddress, CompanyFormBasics } from './basics.tsx';
import { CompanyFormContract, CompanyFormNotes } from './contract.tsx';
import { CompanyFormPayroll } from './payroll.tsx';
import { CompanyFormRail } from './rail.tsx';
import { CompanyFormTax } from './tax.tsx';
import type { CompanyValues } from './values.ts';

type CompanyFormProps = Omit<FormProps<CompanyValues, Company>, 'recordHref' | 'children'> & {
  /** The company as it is saved; a new one has none. */
  company?: Company;
};

/** The fields of a company, for a new one and for one that is being edited. Name, legal form and NIP are enough. */
export function CompanyForm({ company, ...form }: CompanyFormProps) {
  const p = useText(profile);
  const managers = useManagers(company);
  const isNew = company === undefined;
  const none = isNew ? p('default') : undefined;
  return (
    <Form {...form} recordHref={recordHref} rail={<CompanyFormRail />}>
      <CompanyFormBasics pesel={company?.pesel ?? null} isNew={isNew} />
      <CompanyFormAddress />
      <CompanyPartnerFields known={company?.office?.partners} />
      {/* The rest of a new company follows from its form, or may wait. */}
      <FoldedSections value={isNew}>
        <CompanyFormTax none={none} />
        <CompanyFormPayroll none={none} managers={managers} />
        <CompanyFormAccounts />
        <CompanyFormContract isNew={isNew} managers={managers} />
        <CompanyAmlFields known={company?.office?.beneficial_owners} />
        <CompanyFormNotes />
      </FoldedSections>
    </Form>
  );
}

/** People of the office, with those who look after the company now, even where their account is switched off. */
function useManagers(company: Company | undefined): Option[] {
  const options = useManagerOptions();
  return useMemo(() => {
    const now = [company?.owner, company?.payroll_owner, company?.office?.reviewer].flatMap((person) =>
      person ? [{ value: person.id, label: person.name }] : [],
    );
    const kept = now.filter(({ value }, place) => now.findIndex((one) => one.value === value) === place);
    return [...kept.filter(({ value }) => !options.some((one) => one.value === value)), ...options];
  }, [company, options]);
}

function recordHref(link: string): string {
  return `${pathOf('dashboard')}${link}`;
}
