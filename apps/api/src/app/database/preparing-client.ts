import { hash } from 'node:crypto';
import pg from 'pg';

const NAME = /^\/\* prepare (\w+) \*\//;

/** A statement that every connection parses and plans once. Only for a fixed number of texts: each takes memory until the connection ends. */
export const prepared = (text: string) => `/* prepare ${hash('sha1', text)} */ ${text}`;

/**
 * A connection on which a statement that begins with a comment `prepare NAME` is parsed and planned once, not at each call. For the few
 * statements that run on every request; a list, whose best plan depends on what is searched for, is better planned anew.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    // The driver's own overloads: a text only gains its name on the way.
    this.query = ((query: unknown, ...rest: unknown[]) => {
      const answer = send(withName(query), ...rest);
      if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && hangUp(this));
      return answer;
    }) as typeof this.query;
  }
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** Whatever would be asked on a connection that does not answer waited for nothing, a ROLLBACK first of all. */
const hangUp = (client: pg.Client) =>
  // Not in the driver's types.
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

function withName(query: unknown): unknown {
  const name = typeof query === 'string' ? NAME.exec(query)?.[1] : undefined;
  return name === undefined ? query : { name, text: query };
}
