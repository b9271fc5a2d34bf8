import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { useConfig } from '../app/use-navigation.ts';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EditIcon, EmployeesIcon } from '../ui/icons.ts';
import { Page } from '../ui/page.tsx';
import { useFormAddress } from '../ui/use-form-address.ts';
import { ChangeCard } from './change-card.tsx';
import changes from './changes/messages.json' with { type: 'json' };
import { CompanyAccountsCard } from './company-accounts-card.tsx';
import { CompanyAddressCard } from './company-address-card.tsx';
import { CompanyContractCard } from './company-contract-card.tsx';
import './company-detail.css';
import { CompanyPage } from './company-page.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanySummary } from './company-summary.tsx';
import { CompanyTaxCard } from './company-tax-card.tsx';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

const ChangeDialog = lazy(() => import('./change-dialog.tsx').then((room) => ({ default: room.ChangeDialog })));

/** A client reads what the office holds of their company, and says what has changed. */
export function MyCompany() {
  return <CompanyPage isClient>{(company) => <ClientView company={company} />}</CompanyPage>;
}

function ClientView({ company }: { company: Company }) {
  const t = useText(messages);
  const role = useUser().companies.find(({ id }) => id === company.id)?.role;
  const c = useText(changes);
  const form = useFormAddress(['change']);
  const speaks = role === 'representative';
  const hasStaff = isOpen('companies-employees', useConfig()) && role !== 'employee';
  const staff = hasStaff && (
    <ButtonLink icon={EmployeesIcon} href={pathOf('companies-employees', { id: company.id })}>
      {t('tab.employees')}
    </ButtonLink>
  );
  const actions = (
    <>
      {speaks && (
        <Button icon={EditIcon} onClick={() => form.show('change')}>
          {c('propose')}
        </Button>
      )}
      {staff}
    </>
  );
  return (
    <Page title={company.name} sentence={<CompanySummary company={company} />} actions={actions}>
      <div className="company-detail">
        <div className="company-column">
          {role !== 'employee' && <ChangeCard answered companyId={company.id} {...(speaks && { decides: 'client' })} />}
          <CompanyAddressCard company={company} />
          <CompanyAccountsCard company={company} />
        </div>
        <div className="company-column">
          <CompanyTaxCard company={company} />
          <CompanyContractCard company={company} />
          <CompanyPeople companyId={company.id} invites={role === 'representative'} />
        </div>
      </div>
      <Suspense>{speaks && form.open === 'change' && <ChangeDialog company={company} onClose={form.close} />}</Suspense>
    </Page>
  );
}
