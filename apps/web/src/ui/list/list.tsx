import { useEffect, useRef } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';
import { Table } from '#ui/table/table.tsx';
import type { TotalLine } from '#ui/table/totals.tsx';
import type { Selection } from './bulk/selection.ts';
import type { ListControls } from './controls.ts';
import { ListNoResults } from './no-results.tsx';
import { existingPage } from './pager/page-bounds.ts';
import { ListPager } from './pager/pager.tsx';
import { useRestoreFocus } from './restore-focus.ts';
import type { PageOf } from './result.ts';
import { useRowKeys } from './row-keys.ts';
import { ListError, ListStale, ListStatus } from './states.tsx';
import { ListToolbar } from './toolbar.tsx';
import type { ListState } from './use-list.ts';
import '#ui/layout/card.css';
import './list.css';

interface ListProps<Row> {
  list: ListState<Row>;
  /** Left out where records cannot be selected. */
  selection: Selection | undefined;
  /** Lines below the rows, of all pages. */
  totals?: TotalLine[] | undefined;
}

/** Search, filters, table and pager over one list call; the address holds what is shown. */
export function List<Row extends { id: string }>({ list, selection, totals }: ListProps<Row>) {
  const panel = useRef<HTMLElement>(null);
  const { definition, controls, result, columns } = list;
  const { title, searchLabel, filters, scope, nameOf, hrefOf } = definition;
  const { data: page, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = result;
  const { query } = controls;
  const nothing = page?.meta.total === 0;
  const loading = isFetching && (isPlaceholderData || !page);
  useExistingPage(isPlaceholderData ? undefined : page, controls);
  useRowKeys(panel, { toggle: selection?.toggle, clear: selection?.clear });
  useRestoreFocus(page !== undefined);

  const retry = () => void refetch();
  const turn = () => panel.current?.scrollIntoView();
  return (
    <section ref={panel} className="card list" aria-label={title}>
      <ListToolbar searchLabel={searchLabel} filters={filters} columns={columns} controls={controls} />
      {error && page && <ListStale failure={failureOf(error)} since={dataUpdatedAt} retry={retry} />}
      {!page && !isFetching ? (
        <ListError error={error} retry={retry} />
      ) : nothing ? (
        <ListNoResults filters={scope ? [scope, ...filters] : filters} controls={controls} />
      ) : (
        <Table
          label={title}
          columns={columns.shown}
          rows={page?.data}
          skeletonRows={query.limit}
          busy={loading}
          request={isPlaceholderData ? undefined : JSON.stringify(query)}
          sort={query.sort}
          onSort={controls.sortBy}
          rowName={nameOf}
          rowHref={hrefOf}
          selection={selection}
          totals={totals}
        />
      )}
      {page && !nothing && <ListPager page={page} controls={controls} onTurn={turn} />}
      <ListStatus loading={loading} nothing={nothing} />
    </section>
  );
}

/** A page past the last one, from an old link or after a deletion, becomes the last one. */
function useExistingPage(page: PageOf<unknown> | undefined, { correctPage }: ListControls): void {
  const existing = page && existingPage(page);
  useEffect(() => {
    if (existing !== undefined) correctPage(existing);
  }, [existing, correctPage]);
}
