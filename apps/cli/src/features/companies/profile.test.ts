import { nipsFrom } from '@biuro/testing/nips.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';

const [nip = '', second = ''] = nipsFrom(981_000, 2);
let administrator: Person;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  await companies('create', '--name', 'Sowa sp. z o.o.', '--nip', nip, '--type', 'zoo', '--lifecycle', 'prospect');
  await companies('create', '--name', 'Kos s.c.', '--nip', second, '--type', 'sc');
});
afterAll(() => administrator.leave());

const companies = (...args: string[]) => administrator.biuro(['companies', ...args]);
const json = async (...args: string[]) => JSON.parse((await companies(...args, '--json')).stdout);

test('the whole profile is edited by flags, and cleared by empty ones', async () => {
  const address = ['--street', 'Polna', '--building', '3', '--flat', '7', '--postal-code', '00-950', '--city', 'Łódź'];
  const taxes = ['--taxation', 'cit9', '--vat-status', 'active', '--vat-period', 'quarterly', '--vat-eu', 'yes'];
  const others = [
    '--ppk',
    'yes',
    '--docs-due-day',
    '8',
    '--contract-from',
    '2026-01-01',
    '--owner',
    'admin@demo.example',
  ];
  const work = ['--reviewer', 'ksiegowa@demo.example', '--time-budget', '150', '--zus-day', '20'];
  const account = ['--bank-account', '88 1010 0071 2222 1234 5632 1800'];
  expect((await companies('edit', nip, ...address, ...taxes, ...others, ...work, ...account)).code).toBe(0);
  expect(await json('get', nip)).toMatchObject({
    street: 'Polna',
    flat: '7',
    postal_code: '00-950',
    taxation_form: 'cit9',
    books_form: 'full',
    vat_period: 'quarterly',
    vat_eu: true,
    ppk: true,
    docs_due_day: 8,
    contract_from: '2026-01-01',
    owner: { name: 'Anna Kowalska' },
    zus_deadline_day: 20,
    office: { reviewer: { name: 'Maria Wójcik' }, time_budget_minutes: 150 },
    bank_accounts: ['88101000712222123456321800'],
  });

  await companies('edit', nip, '--flat', '', '--bank-account', '', '--vat-eu', 'no', '--reviewer', '', '--zus-day', '');
  expect(await json('get', nip)).toMatchObject({
    flat: null,
    bank_accounts: [],
    vat_eu: false,
    zus_deadline_day: 15,
    office: { reviewer: null, time_budget_minutes: 150 },
  });
});

test('what the profile’s rules refuse is told by the server’s sentence', async () => {
  expect(await companies('edit', nip, '--taxation', 'lump_sum')).toEqual({
    stdout: '',
    stderr: expect.stringContaining('Tej formy opodatkowania nie ma przy wybranej formie prawnej'),
    code: 6,
  });
});

test('people read the profile in groups', async () => {
  const { stdout } = await companies('get', nip);
  expect(stdout.match(/^(?:Firma|Bieżący miesiąc|Podatki|Rachunki|Umowa)$/gm)).toEqual([
    'Firma',
    'Bieżący miesiąc',
    'Podatki',
    'Rachunki',
    'Umowa',
  ]);
  expect(stdout).toMatch(/^Mikrorachunek podatkowy +\d\d 1010 0071 2221? ?/m);
  expect(stdout).toMatch(/^Okres VAT +kwartalny \(JPK_V7K\)$/m);
});

test('a company moves on as its checklist and its contract allow', async () => {
  expect((await companies('lifecycle', nip, 'onboarding')).stderr).toBe('Sowa sp. z o.o.: wdrażana\n');
  const refused = await companies('lifecycle', nip, 'active');
  expect(refused).toEqual({ stdout: '', stderr: expect.stringContaining('Dokończ wdrożenie.'), code: 6 });

  const { items } = (await json('checklist', nip)).data;
  const open = items.filter((item: { required: boolean; state: string }) => item.required && item.state === 'open');
  for (const { key } of open.slice(1)) await companies('checklist', nip, key, '--done');
  const waived = await companies('checklist', nip, open[0].key, '--waive', 'Niepotrzebne');
  expect(waived.stdout).toContain(`${open[0].key}\twaived\ttrue\tNiepotrzebne\tAnna Kowalska`);
  expect((await companies('lifecycle', nip, 'active')).stderr).toBe('Sowa sp. z o.o.: aktywna\n');
});

test('companies get another account manager, each reported by itself', async () => {
  const given = await administrator.biuro(['companies', 'assign', '-', '--to', 'ksiegowa@demo.example'], {
    input: `${nip}\tSowa\n${second}\n${nip}\n`,
  });
  expect(given.stdout.split('\n').map((line) => line.split('\t').slice(1, 3))).toEqual([
    ['done', 'Sowa sp. z o.o.'],
    ['done', 'Kos s.c.'],
    [],
  ]);
  expect(given.code).toBe(0);
  const { owner } = await json('get', second);
  const mine = await json('list', '--owner', 'ksiegowa@demo.example', '--search', 'Kos s.c.');
  expect(mine.data.map((row: { owner: object }) => row.owner)).toEqual([owner]);

  await companies('assign', second, '--to', '');
  expect((await json('get', second)).owner).toBeNull();
  const ids = await companies('list', '--without-owner', '--search', 'Kos s.c.', '--ids');
  expect(ids.stdout).toBe(`${(await json('get', second)).id}\n`);
});

test('the history tells who changed what', async () => {
  const { stdout } = await companies('history', nip, '--limit', '20');
  const lines = stdout.split('\n').map((line) => line.split('\t').slice(1));
  expect(lines).toContainEqual(['Anna Kowalska', 'company.lifecycle_changed', 'lifecycle', 'prospect', 'onboarding']);
});

describe('lists and registers', () => {
  test('the views tell how many companies each holds', async () => {
    const { data } = await json('views');
    const mine = data.find(({ key }: { key: string }) => key === 'mine');
    expect((await json('list', '--mine')).meta.total).toBe(mine.count);
  });

  test('filters have flags of their own', async () => {
    const { data } = await json('list', '--late', '--lifecycle', 'active', '--all');
    expect(data.length).toBeGreaterThan(0);
    for (const row of data) expect([row.lifecycle, row.late_tasks > 0]).toEqual(['active', true]);
  });

  test('the registers of the demo say that they are invented, and the command ends well without a company', async () => {
    const invented = 'Wersja pokazowa: firmy w tych rejestrach są wymyślone.\n';
    const unknown = await companies('lookup', nip);
    expect([unknown.stdout, unknown.code]).toEqual([`NIP  ${nip}\n`, 0]);
    expect(unknown.stderr).toBe(`${invented}Biała lista VAT: nie zna tego NIP-u\nGUS (REGON): nie zna tego NIP-u\n`);
    const known = await companies('lookup', '990-990-00-24');
    expect([known.stdout, known.stderr]).toEqual([
      expect.stringContaining('Latarnia Morska Sp. z o.o.'),
      expect.stringContaining(invented),
    ]);
  });
});

test('a client moves, assigns and undoes nothing', async () => {
  const client = visitor();
  await client.signIn('klient@demo.example');
  const { id } = JSON.parse((await client.biuro(['companies', 'list', '--my', '--json'])).stdout).data[0];
  for (const args of [['lifecycle', id, 'suspended'], ['checklist', id], ['history', id], ['views'], ['imports']]) {
    expect([args[0], (await client.biuro(['companies', ...args])).code]).toEqual([args[0], 3]);
  }
});

test.each([
  [['checklist', nip, 'ksef'], 'Do punktu podaj --done, --waive albo --open, a bez punktu żadnej z tych opcji.'],
  [['assign', nip], 'Podaj --to.'],
  [['list', '--owner', 'ewa'], 'Podaj id albo adres e-mail użytkownika, nie „ewa”.'],
  [
    ['lifecycle', nip, 'gone'],
    'status: „gone” nie pasuje. Możliwe: prospect, onboarding, active, suspended, notice, ended.',
  ],
])('%j is wrong usage', async (args, sentence) => {
  const { stderr, code } = await companies(...args);
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(code).toBe(2);
});
