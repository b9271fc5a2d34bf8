import { useEffect, useRef } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';
import { Table } from '#ui/table/table.tsx';
import type { PageOf } from './answer.ts';
import type { Selection } from './bulk/selection.ts';
import type { ListControls } from './controls.ts';
import { ListNone } from './no-results.tsx';
import { ListPager } from './pager.tsx';
import { existingPage } from './range.ts';
import { useRowKeys } from './row-keys.ts';
import { useReturn } from './scroll-return.ts';
import { ListStale } from './stale-notice.tsx';
import { ListStatus } from './status.tsx';
import { ListToolbar } from './toolbar.tsx';
import { ListTrouble } from './trouble.tsx';
import type { ListState } from './use-list.ts';
import '#ui/layout/card.css';
import './list.css';

interface ListProps<Row, Filters> {
  list: ListState<Row, Filters>;
  /** Left out where records cannot be marked. */
  selection: Selection | undefined;
}

/** Search, filters, table and pager over one list call; the address holds what is shown. */
export function List<Row extends { id: string }, Filters>({ list, selection }: ListProps<Row, Filters>) {
  const panel = useRef<HTMLElement>(null);
  const { declaration, controls, answer, columns } = list;
  const { title, searchLabel, filters, scope, nameOf, hrefOf } = declaration;
  const { data: page, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = answer;
  const { query } = controls;
  const nothing = page?.meta.total === 0;
  const waiting = isFetching && (isPlaceholderData || !page);
  useExistingPage(isPlaceholderData ? undefined : page, controls);
  useRowKeys(panel, { toggle: selection?.toggle, clear: selection?.clear });
  useReturn(page !== undefined);

  const retry = () => void refetch();
  const turn = () => panel.current?.scrollIntoView();
  return (
    <section ref={panel} className="card list" aria-label={title}>
      <ListToolbar searchLabel={searchLabel} filters={filters} columns={columns} controls={controls} />
      {error && page && <ListStale failure={failureOf(error)} since={dataUpdatedAt} retry={retry} />}
      {!page && !isFetching ? (
        <ListTrouble error={error} retry={retry} />
      ) : nothing ? (
        <ListNone filters={scope ? [scope, ...filters] : filters} controls={controls} />
      ) : (
        <Table
          label={title}
          columns={columns.shown}
          rows={page?.data}
          skeletonRows={query.limit}
          busy={waiting}
          request={isPlaceholderData ? undefined : JSON.stringify(query)}
          sort={query.sort}
          onSort={controls.sortBy}
          rowName={nameOf}
          rowHref={hrefOf}
          selection={selection}
        />
      )}
      {page && !nothing && <ListPager page={page} controls={controls} onTurn={turn} />}
      <ListStatus waiting={waiting} nothing={nothing} />
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
