import { addDays, formatDate } from '@biuro/core/lib/date.ts';
import { compactTime } from '@biuro/core/lib/wire-time.ts';

/** An event on one day. */
export interface DueEvent {
  /** Stable, so that a calendar program updates its entry instead of adding one. */
  uid: string;
  day: string;
  summary: string;
  description: string;
  url: string;
  /** Last change. */
  changedAt: Date;
  /** Alarm at nine in the morning of the day before. */
  reminder: boolean;
}

export interface Calendar {
  name: string;
  /** Product id of the calendar. */
  product: string;
  events: DueEvent[];
}

/**
 * A calendar by RFC 5545. Dates have no time, so that no time zone shifts them. The X- properties are for Outlook and
 * Apple: the name, and how often to refresh.
 */
export function writeIcs({ name, product, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//NONSGML 1.0//PL`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, day, summary, description, url, changedAt, reminder }: DueEvent): string[] {
  const changed = compactTime(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...(reminder
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:-PT15H', 'END:VALARM']
      : []),
    'END:VEVENT',
  ];
}

const compact = (day: string) => formatDate(day, 'YYYYMMDD');

/** §3.3.11: backslash, semicolon and comma are escaped, a new line is written `\n`; other control characters are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}]/gu, ' ');
}

const OCTETS = 75;

/** §3.1: a line has at most 75 octets and continues in the next one after a space. Characters are not split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
