import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmployeesIcon } from '../ui/icons.ts';
import { Page } from '../ui/page.tsx';
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

/** A client reads what the office holds of their company. */
export function MyCompany() {
  return <CompanyPage isClient>{(company) => <ClientView company={company} />}</CompanyPage>;
}

function ClientView({ company }: { company: Company }) {
  const t = useText(messages);
  const role = useUser().companies.find(({ id }) => id === company.id)?.role;
  const hasStaff = isOpen('companies-employees', useConfig()) && role !== 'employee';
  const staff = hasStaff && (
    <ButtonLink icon={EmployeesIcon} href={pathOf('companies-employees', { id: company.id })}>
      {t('tab.employees')}
    </ButtonLink>
  );
  return (
    <Page title={company.name} sentence={<CompanySummary company={company} />} actions={staff}>
      <div className="company-detail">
        <div className="company-column">
          <CompanyAddressCard company={company} />
          <CompanyAccountsCard company={company} />
        </div>
        <div className="company-column">
          <CompanyTaxCard company={company} />
          <CompanyContractCard company={company} />
          <CompanyPeople companyId={company.id} />
        </div>
      </div>
    </Page>
  );
}
