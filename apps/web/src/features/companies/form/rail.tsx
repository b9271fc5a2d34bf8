import { useText } from '#services/i18n/use-text.ts';
import { FormRail } from '#ui/form/form-rail.tsx';
import aml from '../aml/messages.json' with { type: 'json' };
import partners from '../partners/messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { useApplicable } from './use-applicable.ts';

/** The parts of a company's form, by the ids of their sections. */
export function CompanyFormRail() {
  const p = useText(profile);
  const a = useText(aml);
  const w = useText(partners);
  const asks = useApplicable();
  const sections = [
    { id: 'company-basics', title: p('section.basics') },
    { id: 'company-address', title: p('section.address') },
    ...(asks.partners ? [{ id: 'company-partners', title: w('title') }] : []),
    { id: 'company-tax', title: p('section.tax') },
    { id: 'company-payroll', title: p('section.payroll') },
    { id: 'company-accounts', title: p('section.accounts') },
    { id: 'company-contract', title: p('section.contract') },
    { id: 'company-aml', title: a('title') },
    { id: 'company-notes', title: p('section.notes') },
  ];
  return <FormRail sections={sections} />;
}
