import { isVisible } from '@biuro/core/config/config.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { useConfig, usePlace } from '../app/use-navigation.ts';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Page } from '../ui/page.tsx';
import { PageTabs } from '../ui/page-tabs.tsx';
import { CompanyActions } from './company-actions.tsx';
import { CompanyPage } from './company-page.tsx';
import { CompanySummary } from './company-summary.tsx';
import type { Company } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

/** What stands around each page of a company in the office: its name, what can be done with it, and the ways to look at it. */
export function CompanyFrame({ children }: { children: (company: Company) => ReactNode }) {
  return (
    <CompanyPage>
      {(company) => (
        <Page
          title={company.name}
          sentence={<CompanySummary company={company} />}
          actions={<CompanyActions company={company} />}
        >
          <CompanyTabs company={company} />
          {children(company)}
        </Page>
      )}
    </CompanyPage>
  );
}

const routes = {
  summary: 'dashboard-companies-view',
  tasks: 'dashboard-companies-tasks',
  employees: 'dashboard-companies-employees',
  people: 'dashboard-companies-people',
  history: 'dashboard-companies-history',
} as const;

const tabs = ['summary', 'tasks', 'employees', 'people', 'history'] as const;

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
        href: pathOf(routes[tab], { id }),
        label: t(`tab.${tab}`),
        count: tab === 'tasks' && open_tasks > 0 ? open_tasks : undefined,
        current: place.name === routes[tab],
      }))}
    />
  );
}
