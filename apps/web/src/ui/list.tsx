import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureOf } from './failure.ts';
import { FailureState } from './failure-state.tsx';
import type { ListControls } from './list-controls.ts';
import type { ListFilter } from './list-filters.tsx';
import messages from './list-messages.json' with { type: 'json' };
import { ListNone } from './list-none.tsx';
import { ListPager, type PageMeta } from './list-pager.tsx';
import { isNarrowed } from './list-query.ts';
import { ListStale } from './list-stale.tsx';
import { ListStatus } from './list-status.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { type Column, Table } from './table.tsx';
import { words } from './words.ts';
import './list.css';

interface ListProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  controls: ListControls;
  answer: UseQueryResult<{ data: Row[]; meta: PageMeta }>;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  searchLabel: string;
  filters: ListFilter[];
  /** Shown while there is no record at all, as on the first day. */
  empty: ReactNode;
}

/** Search, filters, table and pager over one list call; the address holds what is shown. */
export function List<Row>({ label, controls, answer, columns, rowKey, rowHref, searchLabel, filters, empty }: ListProps<Row>) {
  const t = words(messages);
  const panel = useRef<HTMLElement>(null);
  const { data: page, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = answer;
  const { query } = controls;
  useExistingPage(isPlaceholderData ? undefined : page?.meta, controls);

  const waiting = isFetching && (isPlaceholderData || !page);
  const retry = () => void refetch();
  const nothing = page?.meta.total === 0;
  const firstDay = nothing && !isNarrowed(query) && !isPlaceholderData;
  const content = () => {
    if (error && !page) return <FailureState title={t('failed')} failure={failureOf(error)} retry={retry} />;
    if (nothing) return <ListNone controls={controls} />;
    return (
      <Table
        label={label}
        columns={columns}
        rows={page?.data}
        skeletonRows={query.limit}
        busy={waiting}
        sort={query.sort}
        onSort={controls.sortBy}
        rowKey={rowKey}
        rowHref={rowHref}
      />
    );
  };
  if (firstDay) return <section className="card">{empty}</section>;
  return (
    <section ref={panel} className="card list" aria-label={label}>
      <ListToolbar searchLabel={searchLabel} filters={filters} columns={columns} controls={controls} />
      {error && page && <ListStale failure={failureOf(error)} retry={retry} since={dataUpdatedAt} />}
      {content()}
      {page && !nothing && <ListPager meta={page.meta} controls={controls} onTurn={() => panel.current?.scrollIntoView()} />}
      <ListStatus meta={page?.meta} busy={waiting} />
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
