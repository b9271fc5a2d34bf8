import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { Slot } from '#services/feature/slot.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig, usePlace } from '#services/navigation/use-navigation.ts';
import { useRight } from '#services/session/use-session.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';
import { CompanyActions } from './actions.tsx';
import { CompanyPage } from './company-page.tsx';
import { CompanySummary } from './summary.tsx';

/** What stands around each page of a company in the office: its name, what can be done with it, and the ways to look at it. */
export function CompanyFrame({ children }: { children: (company: Company) => ReactNode }) {
  const config = useConfig();
  const variant = variantOf(config, 'company', 'summary');
  return (
    <CompanyPage>
      {(company) => (
        <Page
          title={company.name}
          sentence={isVisible(config, 'company', 'summary') && <CompanySummary company={company} variant={variant} />}
          actions={<CompanyActions company={company} />}
        >
          <CompanyTabs company={company} />
          {children(company)}
        </Page>
      )}
    </CompanyPage>
  );
}

/** The company's people at work, whom another feature draws. */
export function CompanyEmployees() {
  return <CompanyFrame>{({ id }) => <Slot name="dashboard-companies-employees" companyId={id} />}</CompanyFrame>;
}

const routes = {
  summary: 'dashboard-companies-view',
  tasks: 'dashboard-companies-tasks',
  documents: 'dashboard-documents',
  employees: 'dashboard-companies-employees',
  people: 'dashboard-companies-people',
  history: 'dashboard-companies-history',
} as const;

const tabs = ['summary', 'tasks', 'documents', 'employees', 'people', 'history'] as const;

function CompanyTabs({ company: { id, open_tasks } }: { company: Company }) {
  const t = useText(messages);
  const config = useConfig();
  const place = usePlace();
  const mayReadHistory = useRight('audit:read');
  const history = mayReadHistory && isVisible(config, 'company', 'history');
  const shown = tabs.filter((tab) => isOpen(routes[tab], config) && (tab !== 'history' || history));
  return (
    <PageTabs
      label={t('tabs')}
      tabs={shown.map((tab) => ({
        href: hrefOf(tab, id),
        label: t(`tab.${tab}`),
        count: tab === 'tasks' && open_tasks > 0 ? open_tasks : undefined,
        current: place.name === routes[tab],
      }))}
    />
  );
}

/** The documents of a company are a view of the list of all. */
function hrefOf(tab: (typeof tabs)[number], id: string): string {
  return tab === 'documents'
    ? `${pathOf('dashboard-documents')}?filters[company_id]=${id}&filters[state]=any`
    : pathOf(routes[tab], { id });
}
