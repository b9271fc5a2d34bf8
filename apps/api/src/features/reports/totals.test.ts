import type { components } from '@biuro/contract';
import { warsawDay } from '@biuro/core/lib/warsaw.ts';
import fc from 'fast-check';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, sharedSignIn } from '../../testing/people/sign-in.ts';
import { addEntries, type Entry } from '../../testing/records/uptime-entries.ts';
import { get } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

type Schemas = components['schemas'];
type Worked = { user: number; company: number; gap: number; length: number; category: Schemas['UptimeCategory'] };

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const people = createPeople(portal);

/** Around the night of 25 October, in which an hour comes twice. */
const BEGINNING = Date.parse('2026-10-23T00:00:00Z');
const MINUTE = 60_000;
let users: string[];
let companies: string[];

beforeAll(async () => {
  users = await Promise.all(['accountant', 'payroll'].map(async (role) => (await people.add(role as 'payroll')).id));
  companies = await Promise.all(['Alfa', 'Meble', 'Gamma'].map(async (name) => (await people.company(name)).id));
});

const worked: fc.Arbitrary<Worked> = fc.record({
  user: fc.nat(1),
  company: fc.nat(3),
  gap: fc.nat(600),
  length: fc.integer({ min: 1, max: 960 }),
  category: fc.constantFrom('bookkeeping', 'vat', 'advice', 'administration'),
});

/** One after the other, as nobody does two things at once; the company after the last is none. */
function entriesOf(all: Worked[]): Entry[] {
  const free = users.map(() => BEGINNING);
  return all.map(({ user, company, gap, length, category }) => {
    const start = (free[user] ?? 0) + gap * MINUTE;
    const end = start + length * MINUTE;
    free[user] = end;
    const ids = { user_id: users[user] ?? '', company_id: companies[company] ?? null };
    return { ...ids, category, start: textOf(start), end: textOf(end) };
  });
}

const textOf = (instant: number) => new Date(instant).toISOString().slice(0, 19);
const instantOf = (text: string | null) => Date.parse(`${text}Z`);
const lengthOf = ({ start, end }: Entry) => (instantOf(end) - instantOf(start)) / 1_000;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const TIME = 'Czas (godz.:min)';
const secondsOf = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
};

async function written(path: string): Promise<number> {
  const file = await admin.call({ url: path });
  const { data } = Papa.parse<Record<typeof TIME, string>>(file.body.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  return sum(data.map((row) => secondsOf(row[TIME])));
}

test('every total is the sum of its rows, in every report and in its file', async () => {
  const property = fc.asyncProperty(
    fc.array(worked, { maxLength: 30 }),
    fc.nat(4),
    fc.nat(6),
    async (all, first, more) => {
      await portal.db.deleteFrom('uptimes').execute();
      const entries = entriesOf(all);
      await addEntries(portal, entries);
      const from = `2026-10-${23 + first}`;
      const to = new Date(Date.parse(from) + more * 86_400_000).toISOString().slice(0, 10);
      const inside = entries.filter(
        ({ start }) => warsawDay(instantOf(start)) >= from && warsawDay(instantOf(start)) <= to,
      );
      const expected = sum(inside.map(lengthOf));
      const query = `from=${from}&to=${to}`;
      const read = async (path: string) => (await get(admin, `/api/reports/${path}?${query}`)).body.data;

      const office: Schemas['CompaniesUptimesAnswer']['data'] = await read('companies-uptimes');
      const costs: Schemas['ProfitabilityAnswer']['data'] = await read('profitability');
      expect([
        office.seconds,
        sum(office.rows.map(({ seconds }) => seconds)),
        sum(office.people.map(({ seconds }) => seconds)),
        costs.seconds,
        sum(costs.rows.map(({ seconds }) => seconds)),
        await written(`/api/reports/companies-uptimes/export?format=csv&${query}`),
      ]).toEqual(Array(6).fill(expected));

      for (const company of companies) {
        const own = sum(inside.filter(({ company_id }) => company_id === company).map(lengthOf));
        const byMonth: Schemas['ReportUptimesAnswer']['data'] = await read(`${company}/uptimes`);
        const byPerson: Schemas['ReportWorkersAnswer']['data'] = await read(`${company}/workeruptimes`);
        expect([
          office.rows.find((row) => row.company?.id === company)?.seconds ?? 0,
          byMonth.seconds,
          sum(byMonth.months.map(({ seconds }) => seconds)),
          sum(byMonth.categories.map(({ seconds }) => seconds)),
          sum(byMonth.cells.map(({ seconds }) => seconds)),
          byPerson.seconds,
          sum(byPerson.people.map(({ saved }) => saved)),
          await written(`/api/reports/${company}/uptimes/export?format=csv&${query}`),
          await written(`/api/reports/${company}/workeruptimes/export?format=csv&${query}`),
        ]).toEqual(Array(9).fill(own));
      }
    },
  );
  await fc.assert(property, { numRuns: 25 });
});
