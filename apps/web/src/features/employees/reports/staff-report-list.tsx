import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useRef } from 'react';
import { useList } from '#services/lists/define-list.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ListNoResults } from '#ui/list/no-results.tsx';
import { ListPager } from '#ui/list/pager.tsx';
import { summaryOf } from '#ui/list/result.ts';
import { ListError, ListStatus } from '#ui/list/states.tsx';
import { ListToolbar } from '#ui/list/toolbar.tsx';
import type { ListState } from '#ui/list/use-list.ts';
import { ListScopes } from '#ui/list/view-links.tsx';
import '#ui/layout/card.css';
import '#ui/list/list.css';
import '../employees.css';
import type { StaffReport } from '../form/terms.ts';
import { ReportAnswer } from './answer.tsx';
import { staffReportList } from './definition.ts';
import { ReportRow } from './row.tsx';

/** What all companies report about their people, each with what the office does next. */
export function StaffReportList() {
  const list = useList(staffReportList);
  const { definition, controls, result } = list;
  const { title, count, scope, empty } = definition;
  const { total, counted, isEmpty } = summaryOf(result, controls.query, scope?.key);
  return (
    <Page title={title} sentence={total === undefined ? '\u00A0' : count(total, counted)}>
      {scope && !isEmpty && <ListScopes scope={scope} controls={controls} />}
      {isEmpty ? (
        <section className="card">
          <EmptyState icon={empty.icon} title={empty.title}>
            {empty.hint}
          </EmptyState>
        </section>
      ) : (
        <Reports list={list} mayEdit={list.mayEdit} />
      )}
    </Page>
  );
}

function Reports({ list, mayEdit }: { list: ListState<StaffReport>; mayEdit: boolean }) {
  const panel = useRef<HTMLElement>(null);
  const linked = isOpen('dashboard-companies-employees', useConfig());
  const { definition, controls, result, columns } = list;
  const { title, searchLabel, filters, scope } = definition;
  const { data: page, error, isFetching, isPlaceholderData, refetch } = result;
  const nothing = page?.meta.total === 0;
  return (
    <section ref={panel} className="card list" aria-label={title}>
      <ListToolbar searchLabel={searchLabel} filters={filters} columns={columns} controls={controls} />
      {!page && !isFetching && <ListError error={error} retry={() => void refetch()} />}
      {nothing && <ListNoResults filters={scope ? [scope, ...filters] : filters} controls={controls} />}
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
      <ListStatus loading={isFetching && !page} nothing={nothing} />
    </section>
  );
}
