import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '../../testing/biuro.ts';
import { createSettlement } from '../../testing/settlement.ts';

let administrator: Person;
let client: Person;
let nip: string;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  ({ nip, client } = await createSettlement(administrator, { number: 985_000, name: 'Kowalik sp. z o.o.' }));
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

const declarations = (...args: string[]) => administrator.biuro(['declarations', 'list', '--company', nip, ...args]);
const forms = async (...args: string[]) =>
  JSON.parse((await declarations(...args, '--json')).stdout).data.map(({ form }: { form: string }) => form);

test('the declarations of a settlement are listed, and filtered by flags', async () => {
  expect(await forms()).toEqual(['jpk_v7m']);
  expect(await forms('--open', '--period', '2026-10')).toEqual(['jpk_v7m']);
  expect(await forms('--status', 'sent')).toEqual([]);
  expect(await forms('--mine')).toEqual([]);
  expect(await forms('--due', '2026-11-25', '--form', 'jpk_v7m')).toEqual(['jpk_v7m']);
  expect((await declarations()).stdout).toContain('Kowalik sp. z o.o.');
});

test('the list is exported, and does not exist for a client', async () => {
  expect((await declarations('--export', 'deklaracje.csv')).code).toBe(0);
  expect(readFileSync(administrator.file('deklaracje.csv'), 'utf8')).toContain('JPK_V7M');
  expect((await client.biuro(['declarations', 'list'])).code).toBe(3);
});
