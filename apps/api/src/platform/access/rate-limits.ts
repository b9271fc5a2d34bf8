import { isIPv6 } from 'node:net';
import type { Db } from '#platform/database/database.ts';
import { tooMany } from '#platform/http/problem.ts';
import { countHit, countMistake, forgetMistakes, readMistakes, uncountHit } from './rate-limits-queries.ts';
import { sha256 } from './secrets.ts';

/** `hits` uses within a window of `seconds`. */
export interface Limit {
  name: string;
  hits: number;
  seconds: number;
}

/** Counters in the database, shared by all processes. Subjects (addresses, networks) are stored as hashes. */
export interface RateLimits {
  /** Counts one use; throws 429 until the window ends when the limit is exceeded. */
  take(db: Db, limit: Limit, subject: string): Promise<void>;
  /** Takes back what `take` has counted in the current window. */
  giveBack(db: Db, limit: Limit, subject: string): Promise<void>;
  /** Throws 429 while consecutive mistakes slow this subject down. */
  refuseWhileSlowed(db: Db, name: string, subject: string): Promise<void>;
  slowDown(db: Db, name: string, subject: string): Promise<void>;
  forgive(db: Db, name: string, subject: string): Promise<void>;
}

const FREE_MISTAKES = 5;
const FIRST_WAIT = 30;
const LONGEST_WAIT = 15 * 60;

export function createRateLimits(on: boolean): RateLimits {
  if (!on) return { take: pass, giveBack: pass, refuseWhileSlowed: pass, slowDown: pass, forgive: pass };
  return {
    async take(db, limit, subject) {
      const { hits, wait } = await countHit(db, keyOf(limit.name, subject), limit.seconds);
      if (hits > limit.hits) throw tooMany('too_many_requests', Math.max(1, wait));
    },
    giveBack: (db, limit, subject) => uncountHit(db, keyOf(limit.name, subject)),
    async refuseWhileSlowed(db, name, subject) {
      const { mistakes, since } = await readMistakes(db, keyOf(name, subject));
      const wait = Math.ceil(waitAfter(mistakes) - since);
      if (wait > 0) throw tooMany('too_many_attempts', wait);
    },
    slowDown: (db, name, subject) => countMistake(db, keyOf(name, subject)),
    forgive: (db, name, subject) => forgetMistakes(db, keyOf(name, subject)),
  };
}

const pass = async () => {};
const keyOf = (name: string, subject: string) => sha256(`${name}\n${subject}`);

/** Seconds: none for the first mistakes, then doubling. */
export const waitAfter = (mistakes: number) =>
  mistakes < FREE_MISTAKES ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (mistakes - FREE_MISTAKES));

/** The network of an address, about the size of a household or an office: /24, or /64 for IPv6. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (!isIPv6(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
