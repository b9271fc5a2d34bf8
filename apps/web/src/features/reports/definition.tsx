import type { components } from '@biuro/contract';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { defineList } from '#services/lists/define-list.ts';
import { onlyTrue } from '#services/lists/filters.ts';
import { TaskStatusTag } from '#services/records/task/status.tsx';
import { timeText } from '#services/records/uptime/text.ts';
import { ReportsIcon } from '#ui/icons/icons.ts';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';
import { periodText } from '#ui/text/period.ts';
import messages from './messages.json' with { type: 'json' };
import './report.css';

type Schemas = components['schemas'];

interface ReportListContract {
  path: '/reports';
  column: Schemas['ReportColumn'];
  sort: Schemas['ReportSort'];
  filters: FiltersOf<'/reports'>;
}

const request: ListRequest<ReportListContract> = {
  path: '/reports',
  name: 'reports',
  sort: { key: 'title', order: 'asc' },
};

/** The list of reports: a company in each line, a report in each column. */
export const reportList = defineList(request, messages, (t) => ({
  key: ['reports', 'list'],
  file: '/reports/export',
  office: { module: 'reports', hides: [] },
  title: t('list.title'),
  count: (n, counted) => t(`list.${counted}`, { n }),
  searchLabel: t('list.search'),
  empty: { icon: ReportsIcon, title: t('list.empty') },
  nameOf: ({ title }) => title,
  hrefOf: ({ id }) => pathOf('dashboard-reports-view', { id }),
  columns: {
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
  },
  scope: { key: 'mine', all: t('scope.all'), ...onlyTrue(t('scope'), t('scope.mine')) },
}));
