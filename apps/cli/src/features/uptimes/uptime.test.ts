import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createAccountant } from '../../testing/accountant.ts';
import { createPerson, type Person } from '../../testing/biuro.ts';
import { createProxy } from '../../testing/proxy.ts';
import { ownHost } from '../../testing/server.ts';
import { createSettlement } from '../../testing/settlement.ts';

let administrator: Person;
let client: Person;
let task: string;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  const office = await createSettlement(administrator, { number: 987_000, name: 'Kos sp. z o.o.' });
  ({ client } = office);
  task = `${office.nip}/2026-10`;
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

let people = 0;

/** An accountant without entries today. */
async function arrive() {
  people += 1;
  const person = await createAccountant(administrator, `licznik-${people}@uptime.example`);
  onTestFinished(person.leave);
  const uptime = (...args: string[]) => person.biuro(['uptime', ...args]);
  const json = async (...args: string[]) => JSON.parse((await uptime(...args, '--json')).stdout);
  const entries = async () => JSON.parse((await person.biuro(['api', 'GET', '/uptimes'])).stdout).data;
  return { person, uptime, json, entries };
}

const everything = (person: Person) => JSON.parse(readFileSync(person.session, 'utf8'));
const stored = (person: Person, host = ownHost()) => everything(person)[host]['biuro.uptime'];

/** Stores a free timer that started then. */
function begin(person: Person, start: number) {
  const { 'biuro.uptime.timers': _, ...others } = everything(person)[ownHost()];
  const own = { ...others, 'biuro.uptime': String(start) };
  writeFileSync(person.session, JSON.stringify({ ...everything(person), [ownHost()]: own }));
}

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

describe('a free timer', () => {
  test('stores its start alone, becomes an entry, and begins once', async () => {
    const { person, uptime, json } = await arrive();
    const started = await json('start', '--category', 'administration');
    expect(started).toMatchObject({ kind: 'free', state: 'running', category: 'administration' });
    expect(stored(person)).toBe(String(started.started_at));
    const again = await uptime('start');
    expect(again.stderr).toMatch(
      /^Licznik działa już od \d{4}-\d\d-\d\d \d\d:\d\d\. Zatrzymaj go: biuro uptime stop\n/,
    );
    expect(again.code).toBe(6);

    const { stdout, stderr, code } = await uptime('stop', '--comment', 'Poczta');
    expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
    expect(stderr).toMatch(/^Zapisano 0:00:\d\d\.\n$/);
    expect(stored(person)).toBeUndefined();
    expect(await json('status')).toMatchObject({ state: 'idle', started_at: null });
    expect((await uptime('stop')).code).toBe(3);
  });

  test('is shown on another computer of the same person and thrown away there', async () => {
    const { person, json } = await arrive();
    const { started_at } = await json('start');
    const elsewhere = createPerson();
    onTestFinished(elsewhere.leave);
    writeFileSync(elsewhere.file('password'), readFileSync(person.file('password')));
    await elsewhere.signIn(`licznik-${people}@uptime.example`);
    const { stdout } = await elsewhere.biuro(['uptime', 'status', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'free', state: 'running', started_at });
    expect((await elsewhere.biuro(['uptime', 'discard'])).stderr).toBe('Licznik usunięty.\n');
  });

  test('becomes one of a settlement and keeps its start', async () => {
    const { person, json } = await arrive();
    const start = secondsAgo(20);
    begin(person, start);
    const linked = await json('start', '--settlement', task);
    expect(linked).toMatchObject({
      kind: 'settlement',
      started_at: start,
      settlement: { title: expect.stringContaining('Kos') },
    });
    expect(stored(person)).toBeUndefined();
    const saved = await json('stop', '--comment', 'Wyciągi');
    expect(saved).toMatchObject({ status: 'saved', comment: 'Wyciągi', settlement: { id: linked.settlement.id } });
    expect(saved.seconds).toBeGreaterThanOrEqual(20);
  });

  test('that runs since yesterday asks and is shortened to the end that was typed', async () => {
    const { person, uptime, json } = await arrive();
    const start = secondsAgo(20 * 3600);
    begin(person, start);
    const asked = await uptime('stop', '--now');
    expect(asked.stderr).toContain('wpis może mieć najwyżej 16 godzin');
    expect([asked.code, stored(person)]).toEqual([6, String(start)]);
    const options = { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' } as const;
    const end = new Intl.DateTimeFormat('sv-SE', options).format((start + 3600) * 1000);
    const saved = await json('stop', '--at', end);
    expect(Math.abs(saved.seconds - 3600)).toBeLessThan(60);
  });

  test('cannot end at a time that the clock leaves out', async () => {
    const { uptime } = await arrive();
    await uptime('start');
    const { stderr, code } = await uptime('stop', '--at', '2026-03-29 02:30');
    expect(stderr).toContain('Godziny 2026-03-29 02:30 tej nocy nie ma');
    expect(code).toBe(2);
  });
});

describe('a stop whose answer is lost', () => {
  test('is kept and sent again by the next command, as one entry', async () => {
    const { person, json, entries } = await arrive();
    const { host } = await createProxy({ loses: (call, nth) => call === 'POST /api/uptimes' && nth === 1 });
    const start = secondsAgo(20);
    begin(person, start);
    writeFileSync(person.session, JSON.stringify({ ...everything(person), [host]: everything(person)[ownHost()] }));
    const lost = await person.biuro(['uptime', 'stop', '--category', 'administration', '--host', host]);
    expect(lost.stderr).toContain('Początek i koniec zostają na tym komputerze.');
    expect([lost.code, stored(person, host)]).toEqual([7, String(start)]);

    expect(await json('stop', '--host', host)).toMatchObject({ status: 'saved', seconds: expect.any(Number) });
    expect(await entries()).toHaveLength(1);
    expect(stored(person, host)).toBeUndefined();
  });

  test('makes one entry when five programs stop it at once', async () => {
    const { person, uptime, entries } = await arrive();
    begin(person, secondsAgo(20));
    await Promise.all(Array.from({ length: 5 }, () => uptime('stop')));
    expect(await entries()).toHaveLength(1);
    expect(stored(person)).toBeUndefined();
  });
});

test('a stop that the server refuses is corrected without losing its end', async () => {
  const { person, uptime, json } = await arrive();
  begin(person, secondsAgo(5 * 3600));
  const refused = await uptime('stop', '--now');
  expect([refused.code, stored(person)]).toEqual([6, expect.any(String)]);
  const { ended_at, state } = await json('status');
  expect(state).toBe('refused');
  const saved = await json('stop', '--comment', 'Zamknięcie roku');
  expect(Date.parse(`${saved.end_date.replace(' ', 'T')}Z`) / 1000).toBe(ended_at);
});

test('clients of the office have no work time', async () => {
  expect((await client.biuro(['uptime', 'start'])).code).toBe(5);
});
