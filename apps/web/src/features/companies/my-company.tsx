import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { EditIcon, EmployeesIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ChangeCard } from './changes/change-card.tsx';
import changes from './changes/messages.json' with { type: 'json' };
import { CompanyAccountsCard } from './view/accounts-card.tsx';
import { CompanyAddressCard } from './view/address-card.tsx';
import { CompanyContractCard } from './view/contract-card.tsx';
import './view/company-detail.css';
import messages from './messages.json' with { type: 'json' };
import { CompanyPeople } from './people/company-people.tsx';
import type { Company } from './terms.ts';
import { CompanyPage } from './view/company-page.tsx';
import { CompanySummary } from './view/summary.tsx';
import { CompanyTaxCard } from './view/tax-card.tsx';

const ChangeDialog = lazy(() =>
  import('./changes/change-dialog.tsx').then((module) => ({ default: module.ChangeDialog })),
);

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
  const config = useConfig();
  const variant = variantOf(config, 'company', 'summary');
  const hasStaff = isOpen('companies-employees', config) && role !== 'employee';
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
    <Page
      title={company.name}
      sentence={isVisible(config, 'company', 'summary') && <CompanySummary company={company} variant={variant} />}
      actions={actions}
    >
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
