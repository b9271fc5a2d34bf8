import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EditIcon } from '../ui/icons.ts';
import { Page } from '../ui/page.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyPage } from './company-page.tsx';
import { CompanySummary } from './company-summary.tsx';
import messages from './messages.json' with { type: 'json' };

export function CompanyView() {
  const t = useText(messages);
  return (
    <CompanyPage back={{ href: pathOf('dashboard-companies'), label: t('back') }}>
      {(company) => (
        <Page
          title={company.name}
          sentence={<CompanySummary company={company} />}
          actions={
            <ButtonLink icon={EditIcon} href={pathOf('dashboard-companies-edit', { id: company.id })}>
              {t('edit')}
            </ButtonLink>
          }
        >
          <CompanyFacts company={company} />
        </Page>
      )}
    </CompanyPage>
  );
}
