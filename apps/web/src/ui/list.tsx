import { type ReactNode, useEffect, useRef } from 'react';
import { failureOf } from './failure.ts';
import { type ListAnswer, type PageMeta, readAnswer } from './list-answer.ts';
import type { ListControls } from './list-controls.ts';
import type { ListFilter } from './list-filters.tsx';
import { ListNone } from './list-none.tsx';
import { ListPager } from './list-pager.tsx';
import { ListStale } from './list-stale.tsx';
import { ListStatus } from './list-status.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { type Column, Table } from './table.tsx';
import './list.css';

interface ListProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  controls: ListControls;
  answer: ListAnswer<Row>;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  searchLabel: string;
  filters: ListFilter[];
  /** Shown while there is no record at all, as on the first day. */
  empty: ReactNode;
}

/** Search, filters, table and pager over one list call; the address holds what is shown. */
export function List<Row>({ label, controls, answer, searchLabel, filters, empty, ...rows }: ListProps<Row>) {
  const panel = useRef<HTMLElement>(null);
  const { data: page, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = answer;
  const { query } = controls;
  const nothing = page?.meta.total === 0;
  const waiting = isFetching && (isPlaceholderData || !page);
  useExistingPage(isPlaceholderData ? undefined : page?.meta, controls);

  if (readAnswer(answer, query).firstDay) return <section className="card">{empty}</section>;
  const retry = () => void refetch();
  const turn = () => panel.current?.scrollIntoView();
  return (
    <section ref={panel} className="card list" aria-label={label}>
      <ListToolbar searchLabel={searchLabel} filters={filters} columns={rows.columns} controls={controls} />
      {error && page && <ListStale failure={failureOf(error)} since={dataUpdatedAt} retry={retry} />}
      {!page && !isFetching ? (
        <ListTrouble error={error} retry={retry} />
      ) : nothing ? (
        <ListNone filters={filters} controls={controls} />
      ) : (
        <Table
          {...rows}
          label={label}
          rows={page?.data}
          skeletonRows={query.limit}
          busy={waiting}
          sort={query.sort}
          onSort={controls.sortBy}
        />
      )}
      {page && !nothing && <ListPager meta={page.meta} controls={controls} onTurn={turn} />}
      <ListStatus waiting={waiting} nothing={nothing} />
    </section>
  );
}

/** A page past the last one, from an old link or after a deletion, becomes the last one. */
function useExistingPage(meta: PageMeta | undefined, { query, correctPage }: ListControls): void {
  const last = meta && Math.max(1, Math.ceil(meta.total / meta.limit));
  useEffect(() => {
    if (last !== undefined && query.page > last) correctPage(last);
  }, [last, query.page, correctPage]);
}
