import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import { daysText } from '#ui/text/day.ts';
import { ReportActions } from '../actions.tsx';
import { writeReportQuery } from '../address.ts';
import { useReportFiles } from '../files.ts';
import messages from '../messages.json' with { type: 'json' };
import { Profitability } from '../settlements/profitability.tsx';
import { ReportToolbar } from '../toolbar.tsx';
import { useReportQuery } from '../use-report-query.ts';
import { CompaniesTime } from './companies-time.tsx';

const presets = ['month', 'previous', 'quarter', 'year'] as const;

/** Working time of all companies in a period, and what each of them costs. */
export function CompaniesUptimes() {
  const t = useText(messages);
  const controls = useReportQuery('month');
  const { query } = controls;
  const files = useReportFiles(query);
  const costs = new URLSearchParams(useSearch()).get('look') === 'profitability';
  const hrefOf = (look: string) =>
    `${pathOf('dashboard-reports-companies-uptimes-view')}?${look}${writeReportQuery(query)}`;
  return (
    <Page
      title={t(costs ? 'title.profitability' : 'title.companies')}
      sentence={daysText(query)}
      actions={<ReportActions file={costs ? files.profitability : files.companies} />}
    >
      <PageTabs
        label={t('looks')}
        tabs={[
          { href: hrefOf(''), label: t('look.time'), current: !costs },
          { href: hrefOf('look=profitability&'), label: t('look.profitability'), current: costs },
        ]}
      />
      <ReportToolbar controls={controls} presets={presets} />
      {costs ? <Profitability query={query} /> : <CompaniesTime query={query} />}
    </Page>
  );
}
