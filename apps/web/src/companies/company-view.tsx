import { RegionBoundary } from '../app/region-boundary.tsx';
import { useRight } from '../app/use-session.ts';
import { ChangeCard } from './change-card.tsx';
import { CompanyAccountsCard } from './company-accounts-card.tsx';
import { CompanyAddressCard } from './company-address-card.tsx';
import { CompanyAmlCard } from './company-aml-card.tsx';
import { CompanyChecklist } from './company-checklist.tsx';
import { CompanyContractCard } from './company-contract-card.tsx';
import './company-detail.css';
import { CompanyFrame } from './company-frame.tsx';
import { CompanyNotesCard } from './company-notes-card.tsx';
import { CompanyNowCard } from './company-now-card.tsx';
import { CompanyPartnersCard } from './company-partners-card.tsx';
import { CompanyTaxCard } from './company-tax-card.tsx';
import type { Company } from './company-terms.ts';

/** Everything that the office knows of a company, to be read. */
export function CompanyView() {
  return <CompanyFrame>{(company) => <Summary company={company} />}</CompanyFrame>;
}

function Summary({ company }: { company: Company }) {
  const mayEdit = useRight('companies:edit');
  return (
    <div className="company-detail">
      <div className="company-column">
        <RegionBoundary>
          <ChangeCard companyId={company.id} {...(mayEdit && { decides: 'office' })} />
        </RegionBoundary>
        {hasChecklist(company) && (
          <RegionBoundary>
            <CompanyChecklist companyId={company.id} editable={mayEdit} />
          </RegionBoundary>
        )}
        <RegionBoundary>
          <CompanyNowCard company={company} />
        </RegionBoundary>
        <RegionBoundary>
          <CompanyTaxCard company={company} />
        </RegionBoundary>
        <RegionBoundary>
          <CompanyPartnersCard company={company} />
        </RegionBoundary>
        <RegionBoundary>
          <CompanyAccountsCard company={company} />
        </RegionBoundary>
      </div>
      <div className="company-column">
        <RegionBoundary>
          <CompanyAddressCard company={company} />
        </RegionBoundary>
        <RegionBoundary>
          <CompanyContractCard company={company} />
        </RegionBoundary>
        <RegionBoundary>
          <CompanyAmlCard company={company} />
        </RegionBoundary>
        <RegionBoundary>
          <CompanyNotesCard notes={company.office?.notes ?? null} />
        </RegionBoundary>
      </div>
    </div>
  );
}

/** Only who comes or goes has a list of what is still to be done. */
function hasChecklist({ lifecycle }: Company): boolean {
  return lifecycle !== 'active' && lifecycle !== 'suspended';
}
