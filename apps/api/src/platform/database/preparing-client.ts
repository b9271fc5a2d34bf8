import { hash } from 'node:crypto';
import pg from 'pg';

const NAME = /^\/\* prepare (\w+) \*\//;

/** A statement that every connection parses and plans once. Only for a fixed number of texts: each takes memory until the connection ends. */
export const prepared = (text: string) => `/* prepare ${hash('sha1', text)} */ ${text}`;

/**
 * A connection on which a statement that begins with a comment `prepare NAME` is parsed and planned once, not at each call. For the few
 * statements that run on every request; a list, whose best plan depends on what is searched for, is better planned anew. A server that is
 * silent for longer than `query_timeout` is hung up on: whatever would be asked on such a connection waits for nothing, a ROLLBACK first of
 * all.
 */
export class PreparingClient extends pg.Client {
  constructor({ query_timeout: patience = 0, ...config }: pg.ClientConfig = {}) {
    super(config);
    const send = this.query.bind(this) as (query: unknown, values: unknown, callback: Callback) => void;
    // The driver's own overloads: a text only gains its name on the way. Always with a callback: by its promise and by its own time-out the
    // driver ties each answer to the connection's memory until the next full collection, which a busy server pays for at every small one.
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

/** With the places that asked, instead of those that read the answer from the network. */
function toldFromHere(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}

const hangUp = (client: pg.Client) =>
  // Not in the driver's types.
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

function withName(query: unknown): unknown {
  const name = typeof query === 'string' ? NAME.exec(query)?.[1] : undefined;
  return name === undefined ? query : { name, text: query };
}
