import type { components } from '@biuro/contract';
import { createText } from '@biuro/core/i18n/text.ts';
import { formatDate } from '@biuro/core/lib/date.ts';
import { firstDayOf, periodParts } from '@biuro/core/poland/period.ts';
import messages from './messages.json' with { type: 'json' };

type TaskKind = components['schemas']['TaskKind'];

const LONGEST = 200;

// Records of an office are in its language, whatever the language of the reader.
const text = createText(messages, 'pl');

/** For example `Rozliczenie 03/2026 – Alfa Sp. z o.o.`. */
export const titleOf = (kind: TaskKind, period: string, company: { name: string; short_name: string | null }): string =>
  text(`title.${kind}`, { period: written(period), company: company.short_name ?? company.name }).slice(0, LONGEST);

/** `03/2026`, `1 kw. 2026`, `2026`. */
function written(period: string): string {
  const { type, year, number } = periodParts(period);
  if (type === 'year') return String(year);
  return type === 'month' ? formatDate(firstDayOf(period), 'MM/YYYY') : `${number} kw. ${year}`;
}
