import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountant } from '../../testing/accountant.ts';
import { createPerson, type Person } from '../../testing/biuro.ts';
import { createSettlement } from '../../testing/settlement.ts';

const email = 'wpisy@uptime.example';

let administrator: Person;
let person: Person;
let client: Person;
let nip: string;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  ({ client, nip } = await createSettlement(administrator, { number: 988_000, name: 'Czyżyk sp. z o.o.' }));
  person = await createAccountant(administrator, email);
});
afterAll(() => {
  for (const one of [administrator, person, client]) one.leave();
});

const uptime = (...args: string[]) => person.biuro(['uptime', ...args]);
const json = async (by: Person, ...args: string[]) =>
  JSON.parse((await by.biuro(['uptime', ...args, '--json'])).stdout);

test('work is written down as people write it, listed and deleted', async () => {
  const range = await json(person, 'add', '9-11:30', '--day', '2026-03-02', '--settlement', `${nip}/2026-10`);
  expect(range).toMatchObject({
    start_date: '2026-03-02 08:00:00',
    end_date: '2026-03-02 10:30:00',
    seconds: 9_000,
    source: 'manual',
    company: { name: 'Czyżyk sp. z o.o.' },
  });
  const length = ['add', '1,5h', '--start', '12:00', '--day', '2026-03-02', '--company', nip, '--category', 'vat'];
  expect((await json(person, ...length)).seconds).toBe(5_400);
  const { data, meta } = await json(person, 'list', '--from', '2026-03-02', '--to', '2026-03-02', '--category', 'vat');
  expect([meta.total, data[0].start_date]).toEqual([1, '2026-03-02 11:00:00']);
  const deleted = await uptime('delete', range.id);
  expect([deleted.stderr, deleted.code]).toEqual(['Wpis usunięty.\n', 0]);
  expect((await uptime('delete', range.id)).code).toBe(3);
});

test('several entries are changed and deleted at once, and each that is refused is named', async () => {
  const entry = async (time: string) => (await json(person, 'add', time, '--day', '2026-03-06', '--company', nip)).id;
  const [one, two] = [await entry('8-9'), await entry('9-10')];
  const settlement = ['--settlement', `${nip}/2026-10`];
  expect(await json(person, 'change', one, two, '--category', 'zus', '--billable', 'yes', ...settlement)).toMatchObject(
    {
      done: 2,
      refused: 0,
    },
  );
  const ofDay = ['list', '--from', '2026-03-06', '--to', '2026-03-06'];
  const placed = { category: 'zus', billable: true, settlement: { period: '2026-10' } };
  expect((await json(person, ...ofDay)).data).toMatchObject([placed, placed]);
  const refused = await uptime('change', one, two, '--category', 'advice');
  expect([refused.code, refused.stdout]).toEqual([6, expect.stringContaining('Doradztwo wymaga komentarza')]);
  expect((await uptime('change', one)).code).toBe(2);
  expect(
    await json(person, 'change', one, '--settlement', '', '--company', '', '--category', 'training'),
  ).toMatchObject({
    done: 1,
  });
  expect(await json(person, 'delete', one, two)).toMatchObject({ done: 2 });
  expect((await json(person, ...ofDay)).meta.total).toBe(0);
});

test('the nights on which clocks change come out right', async () => {
  const seconds = async (time: string, day: string) =>
    (await json(person, 'add', time, '--day', day, '--category', 'training', '--comment', 'Noc')).seconds;
  expect([
    await seconds('22:00-6:00', '2026-10-24'),
    await seconds('22:00-6:00', '2026-03-28'),
    await seconds('1:30-1:45', '2026-03-30'),
  ]).toEqual([9 * 3_600, 7 * 3_600, 900]);
  const gap = await uptime('add', '2:30-4:00', '--day', '2026-03-29');
  expect([gap.code, gap.stderr]).toEqual([2, expect.stringContaining('tej nocy nie ma')]);
});

test('overlapping work is refused with the other entry’s time', async () => {
  await json(person, 'add', '8-9', '--day', '2026-03-05', '--category', 'training');
  const { code, stderr } = await uptime('add', '8:30-10', '--day', '2026-03-05', '--category', 'training');
  expect([code, stderr]).toEqual([6, expect.stringContaining('Wpis nakłada się na inny: 08:00–09:00')]);
});

test('what cannot be time, a day or a month is a mistake of usage', async () => {
  const codes = [
    await uptime('add', 'dużo'),
    await uptime('add', '1h', '--day', '2026-03-05'),
    await uptime('add', '9-10', '--day', '2026-02-30'),
    await uptime('submit'),
    await uptime('submit', '--month', '2026-13'),
    await uptime('close-month', '2026-03'),
  ].map(({ code }) => code);
  expect(codes).toEqual([2, 2, 2, 2, 2, 2]);
});

test('a month is handed in, partly rejected, approved, closed and opened again', async () => {
  const month = ['--from', '2026-01-01', '--to', '2026-01-31'];
  for (const time of ['8-9', '9-10', '10-11'])
    await json(person, 'add', time, '--day', '2026-01-12', '--category', 'training');
  expect(await json(person, 'submit', '--month', '2026-01')).toMatchObject({ done: 3, refused: 0 });
  expect((await uptime('approve', '--month', '2026-01')).code).toBe(5);
  const [first] = (await json(person, 'list', ...month)).data;
  const rejected = await administrator.biuro(['uptime', 'reject', first.id, '--reason', 'Za długo']);
  expect(rejected.code).toBe(0);
  expect(await json(administrator, 'approve', '--month', '2026-01', '--user', email)).toMatchObject({ done: 2 });
  const again = await administrator.biuro(['uptime', 'approve', first.id]);
  expect([again.code, again.stderr]).toEqual([6, expect.any(String)]);

  expect(await json(administrator, 'close-month', '2026-01', '--user', email)).toMatchObject({ done: 1 });
  const late = await uptime('add', '12-13', '--day', '2026-01-12', '--category', 'training');
  expect([late.code, late.stderr]).toEqual([6, expect.stringContaining('Miesiąc 01/2026 jest zamknięty')]);
  expect(await json(person, 'months', '--from', '2026-01', '--to', '2026-01')).toMatchObject([
    { month: '2026-01', seconds: 10_800, approved: 2, rejected: 1, closed: true },
  ]);
  const reopened = await json(administrator, 'reopen-month', '2026-01', '--user', email, '--reason', 'Brak wpisu');
  expect(reopened).toMatchObject({ done: 1 });
  expect((await uptime('add', '12-13', '--day', '2026-01-12', '--category', 'training')).code).toBe(0);
});

test('clients of the office have none of it', async () => {
  expect((await client.biuro(['uptime', 'list'])).code).toBe(3);
});
