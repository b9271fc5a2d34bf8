import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace, usePlaceName } from '#services/navigation/use-navigation.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import { RecordMissing } from '#ui/record/record-missing.tsx';
import { daysText } from '#ui/text/day.ts';
import { ReportActions } from './actions.tsx';
import { type PresetName, writeReportQuery } from './address.ts';
import type { ReportFile } from './files.ts';
import messages from './messages.json' with { type: 'json' };
import { ReportToolbar } from './toolbar.tsx';
import type { ReportControls } from './use-report-query.ts';

const routes = {
  settlements: 'dashboard-reports-view',
  uptimes: 'dashboard-reports-uptimes-view',
  workers: 'dashboard-reports-workeruptimes-view',
} as const;
const looks = ['settlements', 'uptimes', 'workers'] as const;

interface ReportFrameProps {
  look: (typeof looks)[number];
  /** Undefined while it is on its way. */
  company: { id: string; name: string } | undefined;
  missing: boolean;
  controls: ReportControls;
  presets: readonly PresetName[];
  file: ReportFile;
  children: ReactNode;
}

/** What stands around each report of a company: its name, the days, and the ways to look at it. */
export function ReportFrame({ look, company, missing, controls, presets, file, children }: ReportFrameProps) {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  usePlaceName(company?.name, missing);
  if (missing)
    return <RecordMissing title={t('missing')} back={{ href: pathOf('dashboard-reports'), label: t('back') }} />;
  const { query } = controls;
  return (
    <Page
      title={company?.name ?? t('report')}
      sentence={t('sentence', { look: t(`look.${look}`), period: daysText(query) })}
      actions={<ReportActions file={file} />}
    >
      <PageTabs
        label={t('looks')}
        tabs={looks.map((name) => ({
          // Each has the period that fits it best, until the person chooses another.
          href: `${pathOf(routes[name], { id })}${name === look ? `?${writeReportQuery(query)}` : ''}`,
          label: t(`look.${name}`),
          current: name === look,
        }))}
      />
      <ReportToolbar controls={controls} presets={presets} narrowed={look !== 'settlements'} />
      {children}
    </Page>
  );
}
