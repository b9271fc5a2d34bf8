import { describe, expect, test } from 'vitest';
import { sharedUptimeOffice } from '../../../testing/offices/uptime-office.ts';
import { get } from '../../../testing/server/answers.ts';

const { people, office, companies, task, post, list, add } = sharedUptimeOffice();

const summary = async (by: typeof office.owner, query: string) =>
  (await get(by, `/api/uptimes/summary?${query}`)).body.data;
const file = async (by: typeof office.owner, query: string) =>
  (await by.call({ method: 'GET', url: `/api/uptimes/export?format=csv&${query}` })).body.replace('\uFEFF', '');

describe('nights on which clocks change', () => {
  test.each([
    ['the long night of October 2026', '2026-10-24 20:00:00', '2026-10-25 05:00:00', 9, '2026-10-24'],
    ['the short night of March 2026', '2026-03-28 21:00:00', '2026-03-29 04:00:00', 7, '2026-03-28'],
    ['the doubled hour of October 2026', '2026-10-24 23:30:00', '2026-10-25 02:30:00', 3, '2026-10-25'],
    ['the short night of March 2027, as it will be', '2025-03-29 21:00:00', '2025-03-30 04:00:00', 7, '2025-03-29'],
    ['the long night of October 2025', '2025-10-25 20:00:00', '2025-10-26 05:00:00', 9, '2025-10-25'],
  ])('%s: instants make the hours, Poland the day', async (_night, start, end, hours, day) => {
    const person = await people.come('accountant');
    const entry = await add(person, start, end, { comment: 'Noc' });
    expect([entry.seconds, entry.day]).toEqual([hours * 3_600, day]);
    const days = `filters[from]=${day}&filters[to]=${day}`;
    expect(await summary(person, days)).toMatchObject({
      seconds: hours * 3_600,
      by_day: [{ day, seconds: hours * 3_600 }],
    });
    const [, line = ''] = (await file(person, `${days}&columns=day,time,seconds`)).split('\r\n');
    expect(line).toBe(`${day};${String(hours)}:00:00;${hours * 3_600}`);
  });

  test('a day ends at midnight in Poland', async () => {
    const person = await people.come('accountant');
    await add(person, '2026-10-25 22:30:00', '2026-10-25 22:59:59');
    await add(person, '2026-10-25 23:00:00', '2026-10-25 23:30:00');
    await add(person, '2026-03-28 22:59:59', '2026-03-28 23:00:00');
    await add(person, '2026-03-28 23:00:00', '2026-03-28 23:30:00');
    const of = async (day: string) =>
      (await list(person, `&filters[from]=${day}&filters[to]=${day}`)).body.data.map(
        ({ start_date }: { start_date: string }) => start_date,
      );
    expect([await of('2026-10-25'), await of('2026-10-26'), await of('2026-03-28'), await of('2026-03-29')]).toEqual([
      ['2026-10-25 22:30:00'],
      ['2026-10-25 23:00:00'],
      ['2026-03-28 22:59:59'],
      ['2026-03-28 23:00:00'],
    ]);
  });
});

describe('the list', () => {
  test('shows the newest first and is asked by person, company, settlement, category, status, billable and words', async () => {
    const person = await people.come('accountant');
    const settlement = await task();
    const one = await add(person, '2026-04-01 08:00:00', '2026-04-01 09:00:00', {
      comment: 'Żółte faktury',
      billable: true,
    });
    const two = await add(person, '2026-04-02 08:00:00', '2026-04-02 10:00:00', {
      settlement_id: settlement.id,
      category: 'vat',
    });
    const three = await add(person, '2026-04-03 08:00:00', '2026-04-03 08:30:00', { company_id: companies.other });
    const of = async (by: typeof office.owner, query: string) =>
      (await list(by, query)).body.data.map(({ id }: { id: string }) => id);
    expect(await of(person, '')).toEqual([three.id, two.id, one.id]);
    expect(await of(office.owner, `&filters[user_id]=${person.id}&sort=seconds:desc`)).toEqual([
      two.id,
      one.id,
      three.id,
    ]);
    expect(await of(person, `&filters[company_id]=${companies.other}`)).toEqual([three.id]);
    expect(await of(person, `&filters[settlement_id]=${settlement.id}`)).toEqual([two.id]);
    expect(await of(person, '&filters[category]=vat')).toEqual([two.id]);
    expect(await of(person, '&filters[status]=approved')).toEqual([]);
    expect(await of(person, '&filters[billable]=true')).toEqual([one.id]);
    expect(await of(person, '&search=zolte fak')).toEqual([one.id]);
    expect(await of(person, '&filters[from]=2026-04-02&filters[to]=2026-04-02')).toEqual([two.id]);
  });

  test('adds up: its rows, the summary and both files say the same', async () => {
    const person = await people.come('accountant');
    for (let day = 1; day <= 9; day += 1) {
      const times = [`2026-05-0${day} 08:00:00`, `2026-05-0${day} 09:1${day}:0${day}`] as const;
      await add(person, ...times, { category: day % 2 ? 'vat' : 'zus', billable: day % 3 === 0 });
    }
    const rows: { seconds: number; category: string; billable: boolean }[] = (await list(person)).body.data;
    const sum = (some: typeof rows) => some.reduce((total, { seconds }) => total + seconds, 0);
    const found = await summary(person, 'filters[from]=2026-05-01&filters[to]=2026-05-31');
    expect(found).toMatchObject({
      entries: 9,
      seconds: sum(rows),
      billable_seconds: sum(rows.filter(({ billable }) => billable)),
      by_category: [
        { category: 'vat', seconds: sum(rows.filter(({ category }) => category === 'vat')) },
        { category: 'zus', seconds: sum(rows.filter(({ category }) => category === 'zus')) },
      ],
    });
    expect(found.by_day.map(({ seconds }: { seconds: number }) => seconds)).toEqual(
      rows.map(({ seconds }) => seconds).toReversed(),
    );
    const lines = (await file(person, 'columns=seconds')).trim().split('\r\n').slice(1);
    expect(lines.reduce((total, line) => total + Number(line), 0)).toBe(found.seconds);
  });

  test('as a file has words and Polish clocks', async () => {
    const person = await people.come('accountant', { first_name: 'Ewa', last_name: 'Nowak' });
    await add(person, '2026-06-01 06:00:00', '2026-06-01 07:30:00', { category: 'documents', comment: '=1+1' });
    const [heading, line] = (await file(person, '')).split('\r\n');
    expect(heading).toBe(
      'Dzień;Początek;Koniec;Czas;Sekundy;Pracownik;Firma;Rozliczenie;Czynność;Do zafakturowania;Komentarz;Status',
    );
    expect(line).toContain('1:30:00;5400;Ewa Nowak;Firma 1;;Weryfikacja dokumentów;nie;');
    expect(line).toMatch(/2026-06-01 08:00|01\.06\.2026 08:00/);
    expect(line).not.toContain(';=1+1');
  });

  test('counts what runs without a length', async () => {
    const person = await people.come('accountant');
    const { id: settlement_id } = await task();
    const start_date = new Date(Date.now() - 600_000).toISOString().slice(0, 19).replace('T', ' ');
    await post(person, { start_date, settlement_id });
    expect(await summary(person, '')).toEqual({
      entries: 0,
      seconds: 0,
      billable_seconds: 0,
      by_day: [],
      by_category: [],
    });
    expect((await list(person, '&filters[status]=running')).body.meta.total).toBe(1);
  });
});
