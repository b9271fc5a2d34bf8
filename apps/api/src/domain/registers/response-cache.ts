import { today } from '#platform/clock/today.ts';
import type { RegisterAnswer } from './register-answer.ts';

const AT_MOST = 2_000;

/**
 * Caches answers of registers in this process until the end of the day in Poland: registers change overnight and limit
 * requests per day. Concurrent calls share one request. Failures are not cached.
 */
export function createResponseCache<T>(now: () => number) {
  const answers = new Map<string, Promise<RegisterAnswer<T>>>();
  let day = '';

  return {
    /** The oldest entries are evicted first. */
    get(subject: string, ask: () => Promise<RegisterAnswer<T>>): Promise<RegisterAnswer<T>> {
      const present = today(new Date(now()));
      if (day !== present) answers.clear();
      day = present;
      const known = answers.get(subject);
      if (known) return known;
      const oldest = answers.size < AT_MOST ? undefined : answers.keys().next().value;
      if (oldest !== undefined) answers.delete(oldest);
      const answer = ask();
      answers.set(subject, answer);
      const forget = () => answers.get(subject) === answer && answers.delete(subject);
      answer.then(({ outcome }) => outcome !== 'found' && outcome !== 'not_found' && forget(), forget);
      return answer;
    },
  };
}
