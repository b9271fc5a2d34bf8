import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import { daysText } from '#ui/text/day.ts';
import { ReportActions } from '../actions.tsx';
import { writeQuestion } from '../address.ts';
import { useReportFiles } from '../files.ts';
import messages from '../messages.json' with { type: 'json' };
import { Profitability } from '../settlements/profitability.tsx';
import { ReportToolbar } from '../toolbar.tsx';
import { useReportQuestion } from '../use-report-query.ts';
import { CompaniesTime } from './companies-time.tsx';

const presets = ['month', 'previous', 'quarter', 'year'] as const;

/** Working time of all companies in a period, and what each of them costs. */
export function CompaniesUptimes() {
  const t = useText(messages);
  const controls = useReportQuestion('month');
  const { question } = controls;
  const files = useReportFiles(question);
  const costs = new URLSearchParams(useSearch()).get('look') === 'profitability';
  const hrefOf = (look: string) =>
    `${pathOf('dashboard-reports-companies-uptimes-view')}?${look}${writeQuestion(question)}`;
  return (
    <Page
      title={t(costs ? 'title.profitability' : 'title.companies')}
      sentence={daysText(question)}
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
      {costs ? <Profitability question={question} /> : <CompaniesTime question={question} />}
    </Page>
  );
}
