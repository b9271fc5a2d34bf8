import type { Rejection } from './notices-queries.ts';
import { noon, type Words } from './payment-words.ts';

const MOST = 10;

/** Each entry with why it came back; of many the first ten and how many more there are. */
export function rejectionList(rejections: Rejection[], text: Words): string {
  const lines = rejections
    .slice(0, MOST)
    .map(({ day, from, to, reason }) =>
      text('line.rejection', { day: noon(day), from, to, reason: reason.replaceAll(/\s+/g, ' ') }),
    );
  const more = rejections.length - lines.length;
  return [...lines, ...(more > 0 ? [text('line.rejection.more', { n: more })] : [])].join('\n');
}
