import type { Answer } from '../harness/http.ts';

export type Kind = 'company' | 'edit' | 'user' | 'invitation' | 'task' | 'move' | 'uptime' | 'payment';

/** What a server has said that it has done. */
export interface Entry {
  kind: Kind;
  /** Of the record. */
  id: string;
  /** Finds the record without its id: a NIP, an address, the start of an entry, a new value. */
  mark: string;
}

/** Every write that the server has acknowledged, recorded outside of everything that is killed. */
export interface AcknowledgedWrites {
  entries: Entry[];
  /** Answers of each status, and `cut` for those that never came. */
  answers: Map<string, number>;
  /** Answers that no client should get, whatever happens to the server. */
  odd: string[];
  /** Milliseconds that the longest answer took. */
  longest: number;
  note(entry: Entry): void;
  count(what: string, answer?: Answer): void;
}

/** What a client must be prepared for: done, or "try again later". The caller decides about conflicts. */
const EXPECTED = (status: number) => status < 300 || status === 429 || status === 503;

export function createAcknowledgedWrites(): AcknowledgedWrites {
  const answers = new Map<string, number>();
  return {
    entries: [],
    answers,
    odd: [],
    longest: 0,
    note(entry) {
      this.entries.push(entry);
    },
    count(what, answer) {
      const key = answer ? String(answer.status) : 'cut';
      answers.set(key, (answers.get(key) ?? 0) + 1);
      this.longest = Math.max(this.longest, answer?.took ?? 0);
      if (answer && !EXPECTED(answer.status)) this.odd.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
    },
  };
}

export const tallyOf = ({ answers }: AcknowledgedWrites): string =>
  [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
