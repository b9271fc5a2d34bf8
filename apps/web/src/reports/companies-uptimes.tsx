import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useSearch } from 'wouter';
import { useText } from '../app/use-text.ts';
import { daysText } from '../ui/day.ts';
import { Page } from '../ui/page.tsx';
import { PageTabs } from '../ui/page-tabs.tsx';
import { CompaniesTime } from './companies-time.tsx';
import messages from './messages.json' with { type: 'json' };
import { Profitability } from './profitability.tsx';
import { ReportActions } from './report-actions.tsx';
import { writeQuestion } from './report-address.ts';
import { useReportFiles } from './report-files.ts';
import { ReportToolbar } from './report-toolbar.tsx';
import { useReportQuestion } from './use-report-question.ts';

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
