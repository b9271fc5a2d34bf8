import { createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import { formatDate } from '@biuro/core/lib/date.ts';
import { firstDayOf, periodParts } from '@biuro/core/poland/period.ts';
import type { Due } from './calendar-queries.ts';
import type { DueEvent } from './ics.ts';
import messages from './messages.json' with { type: 'json' };

interface Reader {
  isAdmin: boolean;
  locale: Locale;
  /** Address of the portal. */
  address: string;
}

/**
 * Calendar entries. They contain neither amounts nor accounts, because calendars are stored by third parties; a link
 * leads to the portal.
 */
export function eventsOf(dues: Due[], { isAdmin, locale, address }: Reader): DueEvent[] {
  const text = createText(messages, locale);
  const host = new URL(address).hostname;
  return dues.map((due) => {
    const { matter, kind, partner, period, day, id, count, companies, changed_at } = due;
    const [company = ''] = companies;
    const name = matter === 'documents' ? '' : text(`${matter}.${kind}` as keyof typeof messages);
    const what = partner === null ? name : `${name} – ${partner}`;
    const values = { what, period: written(period, text), company, count };
    const more = count > companies.length ? `\n${text('more', { count: count - companies.length })}` : '';
    const who = count > 1 ? `${companies.join('\n')}${more}\n\n` : '';
    return {
      uid: isAdmin ? `${matter}-${kind}-${period}-${day}@${host}` : `${matter}-${id}@${host}`,
      day,
      summary: text(count > 1 ? `summary.${matter}.many` : `summary.${matter}`, values),
      description: `${who}${text(isAdmin ? 'office' : `client.${matter}`)}`,
      url: address + pathOf(due, isAdmin),
      changedAt: changed_at,
      reminder: true,
    };
  });
}

/** `10/2026`, `1 kw. 2026`, `2026`. */
function written(period: string, text: Text<typeof messages>): string {
  const { type, year, number } = periodParts(period);
  if (type === 'year') return String(year);
  if (type === 'month') return formatDate(firstDayOf(period), 'MM/YYYY');
  return text('quarter', { number, year: String(year) });
}

function pathOf(due: Due, isAdmin: boolean): string {
  const { matter, id, count } = due;
  if (!isAdmin) return matter === 'documents' ? `/settlements/${id}` : `/payments/${id}`;
  if (count > 1) return listOf(due);
  return matter === 'liability' ? `/dashboard/liabilities/${id}` : `/dashboard/tasks/${id}`;
}

/** The list with what the entry is about. */
function listOf({ matter, kind, period, day }: Due): string {
  if (matter === 'liability') return `/dashboard/liabilities?${filters({ due_date: day, kind })}`;
  if (matter === 'declaration') return `/dashboard/declarations?${filters({ due_date: day, form: kind })}`;
  return `/dashboard/tasks?${filters({ period, kind, due_at: day })}`;
}

const filters = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `filters%5B${name}%5D=${value}`)
    .join('&');
