import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { useRight } from '#services/session/use-session.ts';
import { CompanyAmlCard } from '../aml/card.tsx';
import { ChangeCard } from '../changes/change-card.tsx';
import { CompanyChecklist } from '../checklist/company-checklist.tsx';
import { CompanyAccountsCard } from './accounts-card.tsx';
import { CompanyAddressCard } from './address-card.tsx';
import { CompanyContractCard } from './contract-card.tsx';
import './company-detail.css';
import { CompanyPartnersCard } from '../partners/card.tsx';
import type { Company } from '../terms.ts';
import { CompanyFrame } from './company-frame.tsx';
import { CompanyNotesCard } from './notes-card.tsx';
import { CompanyNowCard } from './now-card.tsx';
import { CompanyTaxCard } from './tax-card.tsx';

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
