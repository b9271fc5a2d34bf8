import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '../../testing/biuro.ts';
import { createSettlement } from '../../testing/settlement.ts';

let administrator: Person;
let client: Person;
let nip: string;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  ({ nip, client } = await createSettlement(administrator, { number: 984_000, name: 'Zięba sp. z o.o.' }));
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

test('a client’s report is listed for the office and answered; the new employee is there', async () => {
  expect(await client.biuro(['employees', 'list', nip])).toEqual({
    stdout: '',
    stderr: 'Brak pracowników.\n',
    code: 0,
  });
  const { id } = JSON.parse((await client.biuro(['companies', 'get', nip, '--json'])).stdout);
  const report = {
    kind: 'hire',
    new_employee: {
      first_name: 'Ewa',
      last_name: 'Sójka',
      pesel: '90011500112',
      contract_type: 'mandate',
      employed_from: '2026-12-01',
      salary: '5000',
    },
  };
  const sent = await client.biuro(['api', 'POST', `/companies/${id}/staff-reports`, '--data', JSON.stringify(report)]);
  expect(sent.code).toBe(0);

  const list = await administrator.biuro(['staff-reports', 'list', '--open', '--company', nip]);
  const [reportId = '', company, kind] = list.stdout.split('\t');
  expect([company, kind]).toEqual(['Zięba sp. z o.o.', 'hire']);
  const move = ['staff-reports', 'status', reportId, 'accepted', '--expect-version'];
  const accepted = await administrator.biuro([...move, '1']);
  expect(accepted.stdout).toMatch(/^Status +przyjęte$/m);
  expect((await administrator.biuro([...move, '1'])).code).toBe(6);

  const employees = await client.biuro(['employees', 'list', nip]);
  const [employeeId = '', ...fields] = employees.stdout.split('\t');
  expect(fields.slice(0, 4)).toEqual(['Sójka', 'Ewa', 'mandate', '2026-12-01']);

  const identity = ['employees', 'identity', nip, employeeId, '--json'];
  expect(JSON.parse((await administrator.biuro(identity)).stdout)).toEqual({ pesel: '90011500112', passport: null });
  expect((await client.biuro(identity)).code).toBe(3);
});

test('the reports of all companies are not for clients', async () => {
  expect((await client.biuro(['staff-reports', 'list'])).code).toBe(3);
});
