import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '../app/use-text.ts';
import { Page } from '../ui/page.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyPage } from './company-page.tsx';
import { CompanySummary } from './company-summary.tsx';
import messages from './messages.json' with { type: 'json' };

/** A client reads what the office holds of their company. */
export function MyCompany() {
  const t = useText(messages);
  return (
    <CompanyPage back={{ href: pathOf('home'), label: t('back.home') }}>
      {(company) => (
        <Page title={company.name} sentence={<CompanySummary company={company} />}>
          <CompanyFacts company={company} />
        </Page>
      )}
    </CompanyPage>
  );
}
