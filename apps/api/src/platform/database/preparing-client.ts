import { hash } from 'node:crypto';
import pg from 'pg';

const NAME = /^\/\* prepare (\w+) \*\//;

/**
 * A statement that every connection parses and plans once. Only for a fixed number of texts, because each takes memory
 * until the connection ends.
 */
export const prepared = (text: string) => `/* prepare ${hash('sha1', text)} */ ${text}`;

/**
 * A connection that prepares statements which begin with the comment `prepare NAME`: they are parsed and planned once
 * per connection. For the few statements that run on every request; a list, whose best plan depends on the search, is
 * better planned each time. When the server does not answer within `query_timeout` the connection is closed: any
 * further statement on it, a ROLLBACK first, would wait in vain.
 */
export class PreparingClient extends pg.Client {
  constructor({ query_timeout: patience = 0, ...config }: pg.ClientConfig = {}) {
    super(config);
    const send = this.query.bind(this) as (query: unknown, values: unknown, callback: Callback) => void;
    // The overloads of the driver: the text only gains a name on the way. Always with a callback: with promises and its
    // own timeout the driver keeps each answer reachable from the connection until the next full garbage collection,
    // which slows down every minor one on a busy server.
    this.query = ((query: unknown, ...rest: unknown[]) => {
      const callback = rest.at(-1);
      const values = Array.isArray(rest[0]) ? rest[0] : undefined;
      const ask = (answer: Callback) => send(withName(query), values, patient(answer));
      if (typeof callback === 'function') return ask(callback as Callback);
      return new Promise((resolve, reject) => ask((error, result) => (error ? reject(error) : resolve(result)))).catch(
        toldFromHere,
      );
    }) as typeof this.query;

    const patient = (answer: Callback): Callback => {
      if (patience === 0) return answer;
      const silence = setTimeout(() => hangUp(this), patience);
      return (error, result) => {
        clearTimeout(silence);
        answer(error, result);
      };
    };
  }
}

type Callback = (error: Error | null | undefined, result: unknown) => void;

/** Adds the stack of the caller instead of the one that reads from the network. */
function toldFromHere(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}

const hangUp = (client: pg.Client) =>
  // Missing in the types of the driver.
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

function withName(query: unknown): unknown {
  const name = typeof query === 'string' ? NAME.exec(query)?.[1] : undefined;
  return name === undefined ? query : { name, text: query };
}
