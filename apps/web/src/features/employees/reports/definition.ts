import type { components } from '@biuro/contract';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { defineList } from '#services/lists/define-list.ts';
import { choice, onlyTrue } from '#services/lists/filters.ts';
import { EmployeesIcon } from '#ui/icons/icons.ts';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';
import { reportKinds, reportStatuses } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };
import { reportKeys } from './queries.ts';

interface StaffReportListContract {
  path: '/staff-reports';
  column: 'created_at';
  sort: components['schemas']['StaffReportSort'];
  filters: FiltersOf<'/staff-reports'>;
}

const request: ListRequest<StaffReportListContract> = {
  path: '/staff-reports',
  name: 'staff-reports',
  sort: { key: 'created_at', order: 'desc' },
};

/** The list of what companies report about their people. Its rows are drawn by the screen: the column is there to sort by. */
export const staffReportList = defineList(request, messages, (t) => ({
  key: reportKeys.list,
  right: 'employees:edit',
  title: t('reports.title'),
  count: (n, counted) => t(counted === 'more' ? 'reports.more' : 'reports.count', { n }),
  searchLabel: t('reports.search'),
  empty: { icon: EmployeesIcon, title: t('reports.first'), hint: t('reports.first.hint') },
  nameOf: ({ id }) => id,
  hrefOf: ({ company }) => pathOf('dashboard-companies-employees', { id: company.id }),
  columns: {
    created_at: {
      header: t('report.created'),
      sortKey: 'created_at',
      width: 1,
      cell: ({ created_at }) => created_at,
    },
  },
  filters: {
    kind: choice(t('report.kind'), reportKinds, (kind) => t(`kind.${kind}`)),
    status: choice(t('status'), reportStatuses, (status) => t(`report.status.${status}`)),
  },
  scope: { key: 'open', all: t('scope.all'), ...onlyTrue(t('reports.title'), t('scope.open')) },
}));
