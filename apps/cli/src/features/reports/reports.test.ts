import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '../../testing/biuro.ts';

const admin = createPerson();
const accountant = createPerson();
const client = createPerson();
beforeAll(async () => {
  await admin.signIn('admin@demo.example');
  await accountant.signIn('ksiegowa@demo.example');
  await client.signIn('klient@demo.example');
  return () => [admin, accountant, client].forEach((person) => person.leave());
});

const reports = (...args: string[]) => admin.biuro(['reports', ...args]);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const linesOf = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** The seconds in an exported file, which has hours and minutes. */
function secondsIn(name: string): number {
  const [first = '', ...rows] = readFileSync(admin.file(name), 'utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  const place = first.split(';').indexOf('Czas (godz.:min)');
  const times = rows.map((row) => row.split(';')[place]?.split(':').map(Number) ?? []);
  return sum(times.map(([hours = 0, minutes = 0]) => (hours * 60 + minutes) * 60));
}

const wholeMinutes = (seconds: number) => seconds - (seconds % 60);

/** A whole year, so that there is work on any day. */
const year = new Date().getFullYear();
const days = ['--from', `${year - 1}-01-01`, '--to', `${year}-12-31`];

test('time of all companies: text, JSON, file and the sum of entries agree', async () => {
  const { data } = JSON.parse((await reports('companies', ...days, '--json')).stdout);
  expect(data.seconds).toBeGreaterThan(0);
  const lines = linesOf((await reports('companies', ...days)).stdout);
  expect(sum(lines.map(([, , seconds]) => Number(seconds)))).toBe(data.seconds);
  const written = await reports('companies', ...days, '--export', 'czas.csv');
  expect([written.code, written.stderr]).toEqual([0, 'Zapisano listę: czas.csv\n']);
  expect(secondsIn('czas.csv')).toBe(sum(data.rows.map((row: { seconds: number }) => wholeMinutes(row.seconds))));
  const filters = `filters[from]=${year - 1}-01-01&filters[to]=${year}-12-31`;
  const summary = JSON.parse((await admin.biuro(['api', 'GET', `/uptimes/summary?${filters}`])).stdout);
  expect(summary.data.seconds).toBe(data.seconds);
});

test('profitability has the same hours and those of the peak, and says that it is in hours', async () => {
  const { data } = JSON.parse((await reports('profitability', ...days, '--json')).stdout);
  const { stdout, stderr } = await reports('profitability', ...days);
  expect([data.basis, stderr]).toEqual(['hours', expect.stringContaining('rentowność jest w godzinach')]);
  const lines = linesOf(stdout);
  expect(sum(lines.map(([, , seconds]) => Number(seconds)))).toBe(data.seconds);
  expect(sum(lines.map(([, , , peak]) => Number(peak)))).toBe(data.peak_seconds);
});

test('the reports of a company, by its id', async () => {
  const all = linesOf((await reports('companies', ...days)).stdout);
  const [id = '', , seconds] = all.find(([company]) => company !== '') ?? [];
  const time = linesOf((await reports('time', id, ...days)).stdout);
  expect(sum(time.map(([, , part]) => Number(part)))).toBe(Number(seconds));
  const people = linesOf((await reports('people', id, ...days)).stdout);
  expect(sum(people.map(([, , , part]) => Number(part)))).toBe(Number(seconds));
  await reports('people', id, ...days, '--export', 'wpisy.csv');
  expect(Math.abs(secondsIn('wpisy.csv') - Number(seconds))).toBeLessThan(
    60 * linesOf(readFileSync(admin.file('wpisy.csv'), 'utf8')).length,
  );
  const settlements = linesOf((await reports('settlements', id)).stdout);
  expect(settlements.length).toBeGreaterThan(5);
  expect(settlements.every((line) => line.length === 14)).toBe(true);
});

test('the list, all of it and one’s own', async () => {
  const all = linesOf((await reports('list', '--all')).stdout);
  const own = linesOf((await accountant.biuro(['reports', 'list', '--my', '--all'])).stdout);
  expect(all.length).toBeGreaterThan(own.length);
  expect(all.map(([id]) => id)).toEqual(expect.arrayContaining(own.map(([id]) => id)));
});

test('mistakes, what is not there and what is not allowed have their exit codes', async () => {
  expect((await reports('companies', '--from', '2026-13-01')).code).toBe(2);
  expect((await reports('companies', '--from', '2026-03-02', '--to', '2026-03-01')).code).toBe(6);
  expect((await reports('time', '0190a000-0000-7000-8000-00000000000f')).code).toBe(3);
  const others = ['reports', 'companies', '--user', 'admin@demo.example'];
  expect((await accountant.biuro(others)).code).toBe(5);
  expect((await client.biuro(['reports', 'companies'])).code).toBe(3);
});

test('days without work are said to be such', async () => {
  const { stdout, stderr, code } = await reports('companies', '--from', '2010-01-01', '--to', '2010-01-31');
  expect([stdout, stderr, code]).toEqual(['', 'Brak czasu i rozliczeń w tym okresie.\n', 0]);
});
