import type { paths } from '@biuro/contract';
import { columnsOf, isVisible, type ModuleName } from '@biuro/core/config/config.ts';
import type { Catalogue, Text } from '@biuro/core/i18n/text.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useRights } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { arrangedColumns, type ListColumn } from '#ui/list/columns.ts';
import type { ListDefinition, ListEmpty, ListTotals } from '#ui/list/definition.ts';
import type { ListContract, ListRequest, RowOf } from '#ui/list/list-request.ts';
import type { FilterValues } from '#ui/list/query.ts';
import { sourceOf } from '#ui/list/source.ts';
import { type ListState, useListState } from '#ui/list/use-list.ts';
import type { Column } from '#ui/table/column.ts';
import { words } from '#ui/text/words.ts';
import { type ChoiceFilter, type FilterKind, type RecordFilter, useFilters } from './filters.ts';

type Row<Contract extends ListContract> = RowOf<Contract['path']>;
type FilterKey<Contract extends ListContract> = keyof Contract['filters'] & string;

/** What a filter takes, as the address writes it: a boolean as `true` or `false`. */
type FilterValue<Contract extends ListContract, Key extends FilterKey<Contract>> = `${NonNullable<
  Contract['filters'][Key]
> &
  (string | boolean)}`;

/** Records are meant where the contract takes any text. */
type FilterOf<Value extends string> = ChoiceFilter<Value> | (string extends Value ? RecordFilter : never);

type ScopeOf<Contract extends ListContract> = {
  [Key in FilterKey<Contract>]: Omit<ChoiceFilter<FilterValue<Contract, Key>>, 'kind'> & {
    key: Key;
    /** "Wszystkie". */
    all: string;
  };
}[FilterKey<Contract>];

interface PresetView<Contract extends ListContract> {
  label: string;
  filter?: { [Key in FilterKey<Contract>]: { key: Key; value: FilterValue<Contract, Key> } }[FilterKey<Contract>];
}

/** What one list shows and offers. A key that the contract does not know does not compile. */
export interface ListOptions<Contract extends ListContract>
  extends Omit<
    ListDefinition<Row<Contract>>,
    'name' | 'sort' | 'months' | 'totals' | 'columns' | 'filters' | 'scope' | 'presetViews' | 'bulk' | 'empty'
  > {
  /** What begins the key of each query of the list. */
  key: QueryKey;
  /**
   * Where the office's configuration arranges the list: the columns of the list's name in this module, and which of the two components it
   * may hide. Without it the columns stand as they are defined.
   */
  office?: { module: ModuleName; hides: ('filters' | 'export')[] };
  /** Who may change records: they have the bulk actions and the screen's buttons. */
  right?: User['rights'][number];
  columns: { [Key in Contract['column']]: ListColumn<Row<Contract>, Contract['sort']> };
  filters?: { [Key in FilterKey<Contract>]?: FilterOf<FilterValue<Contract, Key>> };
  scope?: ScopeOf<Contract>;
  presetViews?: { label: string; views: PresetView<Contract>[] };
  bulk?: ListDefinition<Row<Contract>>['bulk'];
  /** `editorHint` is for those who have the right. */
  empty: ListEmpty & { editorHint?: string };
  /** Paths of the calls that answer the ids of all matching records, and the list as a file. */
  ids?: keyof paths & `${Contract['path']}/ids`;
  file?: keyof paths & `${Contract['path']}/export`;
  /** The call that answers what all records come to, and how the answer is read for a value of the scope. */
  totals?: {
    path: TotalsPath<Contract>;
    read: (answer: AnswerOf<TotalsPath<Contract>>, value: string | undefined) => ListTotals;
  };
}

type TotalsPath<Contract extends ListContract> = keyof paths & `${Contract['path']}/totals`;

type AnswerOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } };
}
  ? Answer
  : never;

export interface DefinedList<Contract extends ListContract> {
  request: ListRequest<Contract>;
  options: () => ListOptions<Contract>;
}

/**
 * Defines a list of records: `defineList(userRequest, messages, (t) => ({ columns: …, filters: … }))`. The screen draws it with
 * `<ListPage list={useList(userList)} />`. The options are made when a screen opens, so `today()` in them is today.
 */
export function defineList<Contract extends ListContract, Messages extends Catalogue>(
  request: ListRequest<Contract>,
  messages: Messages,
  options: (t: Text<Messages>) => ListOptions<Contract>,
): DefinedList<Contract> {
  return { request, options: () => options(words(messages)) };
}

interface UseListOptions<One> {
  /** Filters that a person cannot change: the list of one company. Keep it between renders. */
  within?: FilterValues;
  /** Columns that stand after those of the definition. Keep them between renders. */
  moreColumns?: Column<One>[];
}

/** The list as it is on the screen, and whether the person may change its records. */
export function useList<Contract extends ListContract>(
  list: DefinedList<Contract>,
  { within, moreColumns = none }: UseListOptions<Row<Contract>> = {},
): ListState<Row<Contract>> & { mayEdit: boolean } {
  const api = useApi();
  const config = useConfig();
  const rights = useRights();
  const notify = useToast();
  const { request } = list;
  const options = useMemo(() => list.options(), [list]);
  const { office, right } = options;
  const mayEdit = right !== undefined && rights.includes(right);
  const isHidden = (component: 'filters' | 'export') =>
    office?.hides.includes(component) && !isVisible(config, office.module, component);
  const filters = useFilters(isHidden('filters') ? noFilters : kindsOf(options), request.name);
  const columns = useMemo(() => {
    const defined: Record<string, ListColumn<Row<Contract>>> = options.columns;
    const own = Object.entries(defined).map(([key, column]) => ({ key, ...column }));
    const arranged = office ? arrangedColumns(columnsOf(config, office.module, request.name), defined) : own;
    return [...arranged, ...moreColumns];
  }, [options, office, config, request, moreColumns]);
  const definition = useMemo((): ListDefinition<Row<Contract>> => {
    const { bulk = [], empty, totals } = options;
    return {
      ...options,
      name: request.name,
      sort: request.sort,
      months: request.months,
      // The path of the call is held to its answer.
      totals: totals?.read as ListDefinition<Row<Contract>>['totals'],
      columns,
      filters,
      bulk: mayEdit ? bulk : [],
      empty: { ...empty, hint: mayEdit ? (empty.editorHint ?? empty.hint) : empty.hint },
    };
  }, [options, request, columns, filters, mayEdit]);
  const file = isHidden('export') ? undefined : options.file;
  const source = useMemo(
    () =>
      sourceOf<Row<Contract>>(request, api, {
        key: options.key,
        ids: options.ids,
        totals: options.totals?.path,
        file,
        within,
      }),
    [request, api, options, file, within],
  );
  return { ...useListState(definition, source, notify), mayEdit };
}

const none: never[] = [];
const noFilters = {};

/** The filters without their types: each was held to the contract where the list is defined. */
function kindsOf<Contract extends ListContract>({
  filters = noFilters,
}: ListOptions<Contract>): Record<string, FilterKind> {
  return filters as Record<string, FilterKind>;
}
