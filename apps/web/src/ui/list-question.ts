import type { Api } from '@biuro/core/api/client.ts';
import type { PageOf } from './list-answer.ts';
import { recallAddress } from './list-memory.ts';
import { type ListParameters, type ListShape, listParameters, readListQuery, type Sort } from './list-query.ts';

/** What a list asks the server; known without the code that draws it, so that the first answer can be on its way before. */
export interface ListQuestion<Row, Filters> {
  /** Under which the browser remembers what was chosen here. */
  name: string;
  /** How it is sorted at first. */
  sort: Sort;
  page: (
    api: Api,
    parameters: ListParameters<Filters> & { cursor?: string },
    signal?: AbortSignal,
  ) => Promise<PageOf<Row>>;
}

/** Answers that are here before their list, for a while. */
const early = new Map<string, PageOf<unknown>>();
const lasting = 10_000;

/** Asks what the list will ask when it opens under this address. A failure is left to the list, which asks again. */
export function askEarly<Row, Filters>(question: ListQuestion<Row, Filters>, api: Api, search: string): Promise<void> {
  const parameters = firstParameters(question, search);
  const keep = (page: PageOf<Row>) => {
    early.set(keyOf(question.name, parameters), page);
    setTimeout(() => early.clear(), lasting);
  };
  return question.page(api, parameters).then(keep, () => undefined);
}

/** The answer to what was asked early, once. With it a list begins with its rows. */
export function takeEarly<Row, Filters>(
  { name }: ListQuestion<Row, Filters>,
  parameters: ListParameters<Filters>,
): PageOf<Row> | undefined {
  const page = early.get(keyOf(name, parameters));
  early.clear();
  // What is kept under a question's name has answered it.
  return page as PageOf<Row> | undefined;
}

const keyOf = (name: string, parameters: unknown) => JSON.stringify([name, parameters]);

/** What the list will ask when it opens under this address; taken at its word, since only the list itself knows what it allows. */
export function firstParameters<Row, Filters>(
  { name, sort }: ListQuestion<Row, Filters>,
  search: string,
): ListParameters<Filters> {
  const address = search.replace('?', '') || recallAddress(name);
  return listParameters(readListQuery(shapeIn(address, sort), address));
}

function shapeIn(address: string, sort: Sort): ListShape {
  const values = new URLSearchParams(address);
  const filters = [...values].flatMap(([key, value]) => {
    const name = /^filters\[(\w+)\]$/.exec(key)?.[1];
    return name ? [[name, [value]]] : [];
  });
  return { sort, sortKeys: [values.get('sort')?.split(':')[0] ?? sort.key], filters: Object.fromEntries(filters) };
}
