import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type DueEvent, writeIcs } from './ics.ts';

const event: DueEvent = {
  uid: 'liability-1@biuro.example',
  day: '2026-11-30',
  summary: 'VAT 10/2026: zapłata, Żółw; Spółka, z o.o. \\ Łódź',
  description: 'Pierwszy wiersz\nDrugi wiersz',
  url: 'https://biuro.example/payments/1',
  changedAt: new Date('2026-11-12T08:15:30.250Z'),
  reminder: true,
};
const calendar = { name: 'Terminy: Biuro Demo', product: 'Biuro' };

/** As another program reads it. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

test('is written as RFC 5545 says', () => {
  const lines = writeIcs({ ...calendar, events: [event] }).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Biuro//NONSGML 1.0//PL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Terminy: Biuro Demo',
    'X-WR-CALNAME:Terminy: Biuro Demo',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:liability-1@biuro.example',
    'DTSTAMP:20261112T081530Z',
    'LAST-MODIFIED:20261112T081530Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    String.raw`SUMMARY:VAT 10/2026: zapłata\, Żółw\; Spółka\, z o.o. \\ Łódź`,
    String.raw`DESCRIPTION:Pierwszy wiersz\nDrugi wiersz`,
    'URL:https://biuro.example/payments/1',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:VAT 10/2026: zapłata\, Żółw\; Spółka\, z o.o. \\ Łódź`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('another program reads whole days, with every character', () => {
  const [found] = read(writeIcs({ ...calendar, events: [event] }));
  expect([found?.uid, found?.summary, found?.description]).toEqual([event.uid, event.summary, event.description]);
  expect([found?.startDate.isDate, found?.startDate.toString(), found?.endDate.toString()]).toEqual([
    true,
    '2026-11-30',
    '2026-12-01',
  ]);
});

test('any text comes through, in lines of at most 75 octets that cut no character', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const ics = writeIcs({ ...calendar, events: [{ ...event, summary, description }] });
      for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const [found] = read(ics);
      const plain = (value: string) => value.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
      expect([found?.summary, found?.description]).toEqual([plain(summary), plain(description)]);
    }),
  );
});

test('nobody puts a line of their own into it', () => {
  const ics = writeIcs({ ...calendar, events: [{ ...event, summary: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:evil' }] });
  expect(read(ics)).toHaveLength(1);
});

test('a calendar without entries is one', () => {
  expect(read(writeIcs({ ...calendar, events: [] }))).toEqual([]);
});
