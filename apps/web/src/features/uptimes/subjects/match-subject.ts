import type { Subject } from '#services/timer/timer-port.ts';
import { normalizeText } from '#ui/text/normalize-text.ts';

interface Known {
  label: string;
  subject: Subject;
}

interface Match {
  subject: Subject;
  label?: string;
  /** The words that name nothing. */
  comment: string;
}

/** The first of the known subjects whose name holds the first word; what else was written is the comment. */
export function matchSubject(words: string, known: Known[]): Match {
  const [first = '', ...rest] = words.split(' ');
  const found =
    first.length > 1 &&
    known.find(({ label }) =>
      normalizeText(label)
        .split(/\P{L}+/u)
        .includes(normalizeText(first)),
    );
  return found
    ? { subject: found.subject, label: found.label, comment: rest.join(' ') }
    : { subject: {}, comment: words };
}
