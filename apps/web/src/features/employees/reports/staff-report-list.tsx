import type { components } from '@biuro/contract';
import type { Text } from '@biuro/core/i18n/text.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo, useRef } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRight } from '#services/session/use-session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { EmployeesIcon } from '#ui/icons/icons.ts';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { readAnswer } from '#ui/list/answer.ts';
import type { ListDeclaration } from '#ui/list/definition.ts';
import { ListNone } from '#ui/list/no-results.tsx';
import { ListPager } from '#ui/list/pager.tsx';
import { ListScopes } from '#ui/list/scopes.tsx';
import { ListStatus } from '#ui/list/status.tsx';
import { ListToolbar } from '#ui/list/toolbar.tsx';
import { ListTrouble } from '#ui/list/trouble.tsx';
import { type ListState, useList } from '#ui/list/use-list.ts';
import '#ui/layout/card.css';
import '#ui/list/list.css';
import { reportKinds, reportStatuses, type StaffReport } from '../form/terms.ts';
import '../employees.css';
import messages from '../messages.json' with { type: 'json' };
import { ReportAnswer } from './answer.tsx';
import { type ReportFilters, useReportSource } from './queries.ts';
import { ReportRow } from './row.tsx';

type Sort = components['schemas']['StaffReportSort'];
type Declaration = ListDeclaration<StaffReport, ReportFilters>;

/** What all companies report about their people, each with what the office does next. */
export function StaffReportList() {
  const t = useText(messages);
  const declaration = useMemo(() => declare(t), [t]);
  const list = useList(declaration, useReportSource());
  const { total, counted, firstDay } = readAnswer(list.answer, list.controls.query, 'open');
  return (
    <Page title={declaration.title} sentence={total === undefined ? '\u00A0' : declaration.count(total, counted)}>
      {declaration.scope && !firstDay && <ListScopes scope={declaration.scope} controls={list.controls} />}
      {firstDay ? (
        <section className="card">
          <EmptyState icon={EmployeesIcon} title={t('reports.first')}>
            {t('reports.first.hint')}
          </EmptyState>
        </section>
      ) : (
        <Reports list={list} />
      )}
    </Page>
  );
}

function Reports({ list }: { list: ListState<StaffReport, ReportFilters> }) {
  const panel = useRef<HTMLElement>(null);
  const mayEdit = useRight('employees:edit');
  const linked = isOpen('dashboard-companies-employees', useConfig());
  const { declaration, controls, answer, columns } = list;
  const { title, searchLabel, filters, scope } = declaration;
  const { data: page, error, isFetching, isPlaceholderData, refetch } = answer;
  const nothing = page?.meta.total === 0;
  return (
    <section ref={panel} className="card list" aria-label={title}>
      <ListToolbar searchLabel={searchLabel} filters={filters} columns={columns} controls={controls} />
      {!page && !isFetching && <ListTrouble error={error} retry={() => void refetch()} />}
      {nothing && <ListNone filters={scope ? [scope, ...filters] : filters} controls={controls} />}
      <ul className="staff-reports" aria-busy={isPlaceholderData}>
        {page?.data.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            {...(linked && { companyHref: pathOf('dashboard-companies-employees', { id: report.company.id }) })}
          >
            {mayEdit && <ReportAnswer report={report} />}
          </ReportRow>
        ))}
        {!page && isFetching && <Row title={<Skeleton width="14rem" />} detail={<Skeleton width="9rem" />} />}
      </ul>
      {page && !nothing && <ListPager page={page} controls={controls} onTurn={() => panel.current?.scrollIntoView()} />}
      <ListStatus waiting={isFetching && !page} nothing={nothing} />
    </section>
  );
}

function declare(t: Text<typeof messages>): Declaration {
  return {
    name: 'staff-reports',
    title: t('reports.title'),
    count: (n, counted) => t(counted === 'more' ? 'reports.more' : 'reports.count', { n }),
    searchLabel: t('reports.search'),
    columns: [
      {
        key: 'created_at',
        header: t('report.created'),
        sortKey: 'created_at' satisfies Sort,
        width: 1,
        cell: ({ created_at }) => created_at,
      },
    ],
    sort: { key: 'created_at' satisfies Sort, order: 'desc' },
    filters: [
      {
        key: 'kind',
        label: t('report.kind'),
        options: reportKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
      {
        key: 'status',
        label: t('status'),
        options: reportStatuses.map((value) => ({ value, label: t(`report.status.${value}`) })),
      },
    ],
    scope: {
      key: 'open',
      label: t('reports.title'),
      all: t('scope.all'),
      options: [{ value: 'true', label: t('scope.open') }],
    },
    nameOf: ({ id }) => id,
    hrefOf: ({ company }) => pathOf('dashboard-companies-employees', { id: company.id }),
  };
}
