import { lazy, type ReactNode, Suspense, useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { Page } from '#ui/layout/page.tsx';
import { periodText } from '#ui/text/period.ts';
import type { BulkAction } from './bulk/action.ts';
import { matchingOf } from './bulk/select-all.ts';
import { useSelection } from './bulk/selection.ts';
import { ListExportMenu } from './export/menu.tsx';
import { List } from './list.tsx';
import { ListMonthBar } from './month-bar.tsx';
import { summaryOf } from './result.ts';
import { useListTotals } from './totals.ts';
import type { ListState } from './use-list.ts';
import { ListPresetViews, ListScopes } from './view-links.tsx';

interface ListPageProps<Row> {
  list: ListState<Row>;
  /** Stand beside the title, the one filled button last. */
  actions?: ReactNode;
  /** What can be done to selected records, before the actions of the definition. */
  bulk?: BulkAction[];
  /** What to begin with while there is no record at all. */
  emptyAction?: ReactNode;
  /** Begins a new record, for the key "c". */
  onNew?: (() => void) | undefined;
  /** Dialogs. */
  children?: ReactNode;
}

const LazyBulk = lazy(() => import('./bulk/bulk.tsx').then((module) => ({ default: module.ListBulk })));

/** A page that is one list: title and number of records, views, the list, and what can be done to its records. */
export function ListPage<Row extends { id: string }>(page: ListPageProps<Row>) {
  const { list, actions, emptyAction, onNew, children } = page;
  const { definition, source, controls, result, columns, notify } = list;
  const { title, count, months, scope, presetViews, SavedViews, empty } = definition;
  const { query } = controls;
  const { total, counted, isEmpty: hasNothing } = summaryOf(result, query, scope?.key);
  const month = query.filters['month'];
  const ofMonth = months === 'each' && (month ?? query.filters['unfinished_before']) !== undefined;
  const isEmpty = hasNothing && !ofMonth;
  const bulk = [...(page.bulk ?? []), ...definition.bulk];
  const selection = useSelection(JSON.stringify([query.search, query.filters]));
  const totals = useListTotals(list);
  useFreeKey('c', onNew);
  const [wasSelected, setWasSelected] = useState(false);
  if (selection.ids.size > 0 && !wasSelected) setWasSelected(true);
  const buttons = (
    <>
      {source.file && <ListExportMenu file={source.file} query={query} columns={columns.shown} notify={notify} />}
      {actions}
    </>
  );
  return (
    <Page title={title} sentence={total === undefined ? '\u00A0' : count(total, counted)} actions={!isEmpty && buttons}>
      {months && !isEmpty && <ListMonthBar list={list} />}
      {scope && !isEmpty && <ListScopes scope={scope} controls={controls} totals={totals} />}
      {presetViews && !isEmpty && <ListPresetViews preset={presetViews} controls={controls} />}
      {SavedViews && !isEmpty && <SavedViews />}
      {hasNothing ? (
        <section className="card">
          <EmptyState
            icon={empty.icon}
            title={(ofMonth && month && empty.ofMonth?.(periodText(month))) || empty.title}
            action={isEmpty && emptyAction}
          >
            {empty.hint}
          </EmptyState>
        </section>
      ) : (
        <List
          list={list}
          selection={bulk.length > 0 ? selection : undefined}
          totals={totals?.(scope && query.filters[scope.key]).lines}
        />
      )}
      {wasSelected && (
        <Suspense>
          <LazyBulk matching={matchingOf(list)} actions={bulk} selection={selection} notify={notify} />
        </Suspense>
      )}
      {children}
    </Page>
  );
}
