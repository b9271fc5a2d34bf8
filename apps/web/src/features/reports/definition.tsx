import { columnsOf } from '@biuro/core/config/config.ts';
import type { Text } from '@biuro/core/i18n/text.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { TaskStatusTag } from '#services/records/task/status.tsx';
import { timeText } from '#services/records/uptime/text.ts';
import { configuredColumns, type DeclaredColumn } from '#ui/list/columns.ts';
import type { ListDeclaration } from '#ui/list/definition.ts';
import { periodText } from '#ui/text/period.ts';
import messages from './messages.json' with { type: 'json' };
import './report.css';
import type { ReportFilters, ReportRow } from './queries.ts';

/** The list of reports: a company in each line, a report in each column. */
export function useReportDeclaration(): ListDeclaration<ReportRow, ReportFilters> {
  const t = useText(messages);
  const config = useConfig();
  return useMemo(
    () => ({
      name: 'reports',
      title: t('list.title'),
      count: (n, counted) => t(`list.${counted}`, { n }),
      searchLabel: t('list.search'),
      columns: configuredColumns(columnsOf(config, 'reports', 'reports'), columns(t)),
      sort: { key: 'title', order: 'asc' },
      filters: [],
      scope: {
        key: 'mine',
        label: t('scope'),
        all: t('scope.all'),
        options: [{ value: 'true', label: t('scope.mine') }],
      },
      nameOf: ({ title }) => title,
      hrefOf: ({ id }) => pathOf('dashboard-reports-view', { id }),
    }),
    [config, t],
  );
}

function columns(t: Text<typeof messages>): Record<string, DeclaredColumn<ReportRow, 'title'>> {
  return {
    title: { header: t('company'), sortKey: 'title', width: 16, cell: ({ title }) => title },
    report1: {
      header: t('look.uptimes'),
      width: 9,
      cell: ({ id, report1 }) => (
        <Link className="report-link" href={pathOf('dashboard-reports-uptimes-view', { id })}>
          {t('report1', { time: timeText(report1.seconds) })}
        </Link>
      ),
    },
    report2: {
      header: t('look.settlements'),
      width: 14,
      cell: ({ report2 }) => report2 && periodText(report2.period),
      after: ({ report2 }) => report2 && <TaskStatusTag status={report2.status} />,
    },
    report3: {
      header: t('look.workers'),
      width: 13,
      cell: ({ id, report3 }) => (
        <Link className="report-link" href={pathOf('dashboard-reports-workeruptimes-view', { id })}>
          {t('report3', report3)}
        </Link>
      ),
    },
  };
}
