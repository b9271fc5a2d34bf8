import type { Api } from '@biuro/core/api/client.ts';
import type { PageOf } from './answer.ts';
import { recallAddress } from './memory.ts';
import { type ListParameters, type ListShape, listParameters, readListQuery, type Sort } from './query.ts';

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

interface Early {
  answer: Promise<PageOf<unknown>>;
  /** The answer, once it is here. */
  page?: PageOf<unknown>;
}

/** What was asked before its list was there, for a while. */
const early = new Map<string, Early>();
const lasting = 10_000;

/** Asks what the list will ask when it opens under this address. A failure is left to the list, which asks again. */
export function askEarly<Row, Filters>(question: ListQuestion<Row, Filters>, api: Api, search: string): Promise<void> {
  const parameters = firstParameters(question, search);
  const asked: Early = { answer: question.page(api, parameters) };
  early.set(keyOf(question.name, parameters), asked);
  setTimeout(() => early.clear(), lasting);
  const keep = (page: PageOf<unknown>) => void (asked.page = page);
  return asked.answer.then(keep, () => early.clear());
}

/** How a list asks its question: what was asked early is answered once, and with an answer that is here it begins with its rows. */
export function asking<Row, Filters>(question: ListQuestion<Row, Filters>, api: Api) {
  return {
    page: (parameters: ListParameters<Filters> & { cursor?: string }, signal: AbortSignal) => {
      const ask = () => question.page(api, parameters, signal);
      return take(question, parameters)?.answer.catch(ask) ?? ask();
    },
    early: (parameters: ListParameters<Filters>) => {
      const isHere = early.get(keyOf(question.name, parameters))?.page !== undefined;
      return isHere ? take(question, parameters)?.page : undefined;
    },
  };
}

function take<Row, Filters>({ name }: ListQuestion<Row, Filters>, parameters: ListParameters<Filters>) {
  const asked = early.get(keyOf(name, parameters));
  early.clear();
  // What is kept under a question's name has answered it.
  return asked as { answer: Promise<PageOf<Row>>; page?: PageOf<Row> } | undefined;
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
