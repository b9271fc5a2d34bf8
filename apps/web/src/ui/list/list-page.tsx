import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { Page } from '#ui/layout/page.tsx';
import { readAnswer } from './answer.ts';
import type { BulkAction } from './bulk/action.ts';
import { findableOf } from './bulk/matching.ts';
import { useSelection } from './bulk/selection.ts';
import { ListExportMenu } from './export/menu.tsx';
import { List } from './list.tsx';
import { ListScopes } from './scopes.tsx';
import type { ListState } from './use-list.ts';

interface ListPageProps<Row, Filters> {
  list: ListState<Row, Filters>;
  /** Stand beside the title, the one filled button last. */
  actions?: ReactNode;
  /** Ways to look at the list that stand above it, where it has more than the values of one filter. */
  views?: ReactNode;
  /** What can be done to marked records; without any, none can be marked. */
  bulk?: BulkAction[];
  /** Shown while there is no record at all, as on the first day. */
  empty: ReactNode;
  /** Says something in passing: that a file is here, that a call failed. */
  notify: (text: string) => void;
  /** Begins a new record, for the key "c". */
  onNew?: (() => void) | undefined;
  /** Dialogs. */
  children?: ReactNode;
}

const LazyBulk = lazy(() => import('./bulk/bulk.tsx').then((module) => ({ default: module.ListBulk })));

/** A page that is one list: title and what was found, ways to look at it, the list, and what can be done to its records. */
export function ListPage<Row extends { id: string }, Filters>(page: ListPageProps<Row, Filters>) {
  const { list, actions, views, bulk = [], empty, notify, onNew, children } = page;
  const { declaration, source, controls, answer, columns } = list;
  const { title, count, scope } = declaration;
  const { query } = controls;
  const { total, counted, firstDay } = readAnswer(answer, query, scope?.key);
  const selection = useSelection(JSON.stringify([query.search, query.filters]));
  useFreeKey('c', onNew);
  const [marked, setMarked] = useState(false);
  if (selection.ids.size > 0 && !marked) setMarked(true);
  const buttons = (
    <>
      {source.file && <ListExportMenu file={source.file} query={query} columns={columns.shown} notify={notify} />}
      {actions}
    </>
  );
  return (
    <Page
      title={title}
      sentence={total === undefined ? '\u00A0' : count(total, counted)}
      actions={!firstDay && buttons}
    >
      {scope && !firstDay && <ListScopes scope={scope} controls={controls} />}
      {!firstDay && views}
      {firstDay ? (
        <section className="card">{empty}</section>
      ) : (
        <List list={list} selection={bulk.length > 0 ? selection : undefined} />
      )}
      {marked && (
        <Suspense>
          <LazyBulk found={findableOf(list)} actions={bulk} selection={selection} notify={notify} />
        </Suspense>
      )}
      {children}
    </Page>
  );
}
