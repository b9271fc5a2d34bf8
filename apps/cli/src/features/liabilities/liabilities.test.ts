import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';
import { createProxy } from '../../testing/proxy.ts';
import { createSettlement } from '../../testing/settlement.ts';

let administrator: Person;
let client: Person;
let nip: string;
let vat: string;
let cit: string;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  ({ nip, client } = await createSettlement(administrator, { number: 983_000, name: 'Pliszka sp. z o.o.' }));
  vat = `${nip}/2026-10/vat`;
  cit = `${nip}/2026-10/cit`;
  for (const status of ['booking', 'booked']) await administrator.biuro(['tasks', 'status', `${nip}/2026-10`, status]);
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

const liabilities = (...args: string[]) => administrator.biuro(['liabilities', ...args]);
const json = async (person: Person, ...args: string[]) => {
  const { stdout, stderr } = await person.biuro(['liabilities', ...args, '--json']);
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout);
};
const mine = async (...args: string[]) => (await json(client, 'my', '--company', nip, ...args)).data;

test('an amount is written as people write it, with the lines of its calculation', async () => {
  const { stdout, stderr, code } = await liabilities('set', vat, '1 234', '--basis', 'VAT należny=2 000 zł');
  expect(stdout).toMatch(/^Kwota +1 234,00 zł$/m);
  expect(stdout).toMatch(/^VAT należny +2 000 zł$/m);
  expect({ stderr, code }).toEqual({ stderr: 'Zapisano.\n', code: 0 });
  await liabilities('set', cit, '500');
  expect(await json(administrator, 'get', vat)).toMatchObject({
    amount: '1234.00',
    result: 'payable',
    status: 'calculated',
    basis: [{ label: 'VAT należny', value: '2 000 zł' }],
  });
});

test('what the server refuses is told by its sentence', async () => {
  expect(await liabilities('set', vat, '1234,50')).toEqual({
    stdout: '',
    stderr: expect.stringContaining('Podatek zaokrąglij do pełnych złotych'),
    code: 6,
  });
});

test('the list is filtered by flags and exported', async () => {
  const { data } = await json(administrator, 'list', '--company', nip, '--state', 'to_publish', '--kind', 'vat');
  expect(data.map(({ amount }: { amount: string }) => amount)).toEqual(['1234.00']);
  expect((await liabilities('list', '--company', nip, '--export', 'kwoty.csv')).code).toBe(0);
  expect(readFileSync(administrator.file('kwoty.csv'), 'utf8')).toContain('Pliszka sp. z o.o.');
  expect((await client.biuro(['liabilities', 'list'])).code).toBe(3);
});

test('a client sees nothing before it is published, and may approve and publish nothing', async () => {
  expect(await mine()).toEqual([]);
  expect((await client.biuro(['liabilities', 'get', vat])).code).toBe(3);
  const { id } = await json(administrator, 'get', vat);
  expect((await client.biuro(['liabilities', 'publish', id, '--yes'])).code).toBe(3);
});

test('amounts are approved one by one, published together after a trial, and the client knows them then', async () => {
  const ids = await liabilities('list', '--company', nip, '--status', 'calculated', '--ids');
  const approved = await administrator.biuro(['liabilities', 'approve', '-'], { input: ids.stdout });
  expect(approved.stdout.trimEnd().split('\n')).toHaveLength(2);
  expect(approved.code).toBe(0);
  const twice = await liabilities('approve', vat);
  expect(twice.stdout).toContain('\trefused\tPliszka sp. z o.o., VAT 2026-10\tZobowiązanie ma już ten status');
  expect([twice.stderr, twice.code]).toEqual(['1 pozycja została bez zmian.\n', 6]);

  const trial = await liabilities('publish', vat, cit, '--dry-run');
  expect(trial.stderr).toBe('Próba: przekazano by 2 kwoty 1 firmie, razem 1 734,00 zł. Pominięte: 0\n');
  expect((await json(administrator, 'get', vat)).status).toBe('approved');

  const published = await liabilities('publish', vat, cit, '--yes', '--wait');
  expect(published.stderr).toMatch(
    /Przekazywanie klientom: 2 z 2\nPrzekazano 2 kwoty 1 firmie, razem 1 734,00 zł\. Pominięte: 0\n$/,
  );
  expect((await mine()).map(({ kind, status }: { kind: string; status: string }) => [kind, status])).toEqual(
    expect.arrayContaining([
      ['vat', 'published'],
      ['cit', 'published'],
    ]),
  );
  const again = await liabilities('publish', vat, '--yes', '--wait');
  expect([again.stderr, again.code]).toEqual(['1 pozycja została bez zmian.\n', 6]);
});

test('the transfer is told as the bank asks for it', async () => {
  const { stdout, code } = await client.biuro(['liabilities', 'transfer', vat]);
  const { account } = await json(client, 'get', vat);
  expect(stdout.match(/^Numer rachunku +(.*)$/m)?.[1]?.replaceAll(' ', '')).toBe(account);
  expect(stdout).toMatch(/^Kwota +1 234,00 zł$/m);
  expect(stdout).toMatch(/^Symbol formularza +VAT7/m);
  expect(stdout).toMatch(/^Okres w przelewie +26M10$/m);
  expect(code).toBe(0);
});

test('an amount that the client knows changes with a reason, and both amounts are shown', async () => {
  expect(await liabilities('set', vat, '1300')).toMatchObject({ stdout: '', code: 6 });
  const { stdout } = await liabilities('set', vat, '1300', '--reason', 'Dosłana faktura');
  expect(stdout).toMatch(/^Było +1 234,00 zł\nJest +1 300,00 zł\nRóżnica +66,00 zł\nPowód +Dosłana faktura$/m);
});

test('where somebody checks, a correction waits for them, and who asked for it takes it back', async () => {
  const { task } = await json(administrator, 'get', cit);
  const people = await administrator.biuro(['users', 'list', '--search', 'ksiegowa@demo.example', '--json']);
  const reviewBy = (reviewer_id: string | null) => {
    const body = JSON.stringify({ ids: [task.id], action: 'review', reviewer_id });
    return administrator.biuro(['api', 'POST', '/tasks/bulk', '--data', body]);
  };
  await reviewBy(JSON.parse(people.stdout).data[0].id);
  const asked = await liabilities('set', cit, '600', '--reason', 'Dosłana faktura');
  expect(asked.stderr).toBe('Korekta czeka na sprawdzenie: Maria Wójcik.\n');
  expect(asked.stdout).toMatch(/^Było +500,00 zł\nJest +600,00 zł$/m);
  expect(await liabilities('correction', cit, 'approve')).toMatchObject({
    stderr: expect.stringContaining('O korekcie decyduje Maria Wójcik'),
    code: 6,
  });
  expect((await liabilities('correction', cit, 'reject')).stderr).toBe('Korekta cofnięta, kwota zostaje bez zmian.\n');
  expect(await json(administrator, 'get', cit)).toMatchObject({ amount: '500.00', waiting: null });
  await reviewBy(null);
});

test('a client pays in parts, takes it back, pays all with a proof; the office confirms', async () => {
  const pay = (...args: string[]) => client.biuro(['liabilities', 'pay', vat, ...args]);
  expect((await pay('--amount', '300', '--date', '2026-11-18')).code).toBe(0);
  expect(await json(client, 'get', vat)).toMatchObject({ paid_amount: '300.00', paid_at: '2026-11-18' });
  expect((await client.biuro(['liabilities', 'unpay', vat])).stderr).toBe('Oznaczenie zapłaty cofnięte.\n');

  writeFileSync(client.file('przelew.pdf'), '%PDF-1.4\n%%EOF\n');
  expect((await pay('--proof', 'przelew.pdf')).stdout).toMatch(/^Potwierdzenie +przelew\.pdf$/m);
  expect((await json(client, 'get', vat)).status).toBe('paid');
  expect((await liabilities('confirm', vat)).code).toBe(0);
  expect((await json(administrator, 'get', vat)).status).toBe('confirmed');
  expect((await mine('--state', 'paid')).map(({ kind }: { kind: string }) => kind)).toEqual(['vat']);
});

test('a statement only proposes; with --confirm-certain what is certain is confirmed', async () => {
  const { id, account } = await json(administrator, 'get', cit);
  const csv = [
    'Data operacji;Tytuł;Nadawca/Odbiorca;Numer konta;Kwota',
    `2026-11-20;CIT 26M10;URZĄD SKARBOWY;${account};-500,00`,
    '2026-11-17;Czynsz;WYNAJEM;;-3 000,00',
  ].join('\n');
  writeFileSync(administrator.file('wyciag.csv'), csv);

  const proposed = await liabilities('statement', 'wyciag.csv');
  expect(proposed.stdout.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
    [id, 'certain'],
    ['', 'none'],
    [''],
  ]);
  expect(proposed.stderr).toBe('Rozpoznane: 1 z 2\n');
  expect((await json(administrator, 'get', cit)).status).toBe('published');

  const confirmed = await liabilities('statement', 'wyciag.csv', '--confirm-certain');
  expect(confirmed.stdout).toContain(`${id}\tdone\t`);
  expect(await json(administrator, 'get', cit)).toMatchObject({ status: 'confirmed', paid_at: '2026-11-20' });
});

test('a file whose line breaks in the middle goes on from there', async () => {
  const patch = (call: string) => call.startsWith('PATCH /api/uploads/');
  const { host, calls } = await createProxy({ cuts: (call, nth) => (patch(call) && nth === 1 ? 100_000 : undefined) });
  const person = visitor(host);
  await person.signIn('admin@demo.example');
  const lines = Array.from(
    { length: 2_000 },
    (_, at) => `2026-11-17;Czynsz ${'z'.repeat(80)} ${at};WYNAJEM;;-3 000,00`,
  );
  writeFileSync(
    person.file('duzy.csv'),
    ['Data operacji;Tytuł;Nadawca/Odbiorca;Numer konta;Kwota', ...lines].join('\n'),
  );
  calls.length = 0;

  const { stdout, stderr, code } = await person.biuro(['liabilities', 'statement', 'duzy.csv']);
  expect({ last: stdout.trimEnd().split('\n').at(-1)?.includes('z 1999'), stderr, code }).toEqual({
    last: true,
    stderr: 'Rozpoznane: 0 z 2000\n',
    code: 0,
  });
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH', 'PATCH', 'POST']);
});

test('a file that is no statement is refused with what is wrong', async () => {
  const run = await administrator.biuro(['liabilities', 'statement', '-'], { input: '<html>' });
  expect(run).toMatchObject({ stdout: '', stderr: expect.stringContaining('To nie jest wyciąg'), code: 6 });
});

test('an anonymous caller must sign in first, and no request is sent', async () => {
  expect((await visitor('http://127.0.0.1:1').biuro(['liabilities', 'my'])).code).toBe(4);
});

test.each([
  [
    ['get', 'x/2026-10/gin'],
    'Podaj id zobowiązania albo firmę, okres i rodzaj, np. 9900000112/2026-10/vat, nie „x/2026-10/gin”.',
  ],
  [['set', 'x'], 'Podaj kwotę albo co zmienić, np. --due-date.'],
  [['set', 'x', 'dużo'], 'kwota: podaj kwotę, np. 1234,50, nie „dużo”.'],
  [['pay', 'x', '--date', 'dzisiaj'], '--date: podaj datę, np. 2026-11-20, nie „dzisiaj”.'],
  [['publish', 'x'], 'Bez pytań potwierdź opcją --yes.'],
  [['publish', '-', '--yes'], 'Stdin nie podał żadnego id.'],
  [['statement', 'nie-ma.csv'], 'Nie można odczytać pliku nie-ma.csv.'],
])('%j is wrong usage', async (args, sentence) => {
  const { stderr, code } = await liabilities(...args);
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(code).toBe(2);
});
