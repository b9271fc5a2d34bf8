import { writeFileSync } from 'node:fs';
import { nipsFrom } from '@biuro/testing/nips.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';
import { createProxy } from '../../testing/proxy.ts';
import { ownHost } from '../../testing/server.ts';

let administrator: Person;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
});
afterAll(() => administrator.leave());

function csvOf(nips: string[], more: string[] = []): string {
  return [
    'Nazwa;NIP;Forma prawna;Miejscowość',
    ...nips.map((nip) => `Źródło ${nip};${nip};sp. z o.o.;Łódź`),
    ...more,
  ].join('\r\n');
}

const importing = (file: string, ...more: string[]) => administrator.biuro(['companies', 'import', file, ...more]);

test('a trial tells what would happen and adds nothing; the real import adds; the next one finds all there', async () => {
  writeFileSync(administrator.file('200.csv'), csvOf(nipsFrom(991_000, 200)));
  expect(await importing('200.csv', '--dry-run')).toEqual({
    stdout: 'Próba: nic nie zapisano.\nDo dodania: 200 firm\n0 firm już było\nOdrzucono 0 wierszy\n',
    stderr: '',
    code: 0,
  });
  expect((await importing('200.csv')).stdout).toBe('Dodano 200 firm\n0 firm już było\nOdrzucono 0 wierszy\n');
  expect((await importing('200.csv')).stdout).toBe('Dodano 0 firm\n200 firm już było\nOdrzucono 0 wierszy\n');
});

test('rows with mistakes are told by line, the others are added, and the end is code 6', async () => {
  const csv = csvOf(nipsFrom(992_000, 2), ['Delta s.c.;1234567890;s.c.;Radom', ';;;Kielce']);
  expect(await administrator.biuro(['companies', 'import', '-'], { input: csv })).toEqual({
    stdout: [
      'Dodano 2 firmy',
      '0 firm już było',
      'Odrzucono 2 wiersze',
      'Wiersz 4 (Delta s.c.): Sprawdź NIP. Cyfry się nie zgadzają',
      'Wiersz 5: Wpisz nazwę firmy; Wybierz formę prawną; Wpisz NIP\n',
    ].join('\n'),
    stderr: expect.stringMatching(
      /^Cofnięcie: biuro companies import --undo \S+\nPopraw te wiersze i wyślij plik ponownie\. Firmy, które już są, zostaną bez zmian\.\n$/,
    ),
    code: 6,
  });
});

test('the report after --json is that of the API', async () => {
  const [nip = ''] = nipsFrom(993_000, 1);
  const { stdout, stderr } = await administrator.biuro(['companies', 'import', '-', '--json'], { input: csvOf([nip]) });
  expect(JSON.parse(stdout)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    dry_run: false,
    added: 1,
    exists: 0,
    rejected: 0,
    columns: expect.arrayContaining([{ key: 'vat_number', heading: 'NIP', words: null }]),
    rows: [{ row: 2, name: `Źródło ${nip}`, vat_number: nip, result: 'added', errors: [], cells: null }],
  });
  expect(stderr).toBe('');
});

test('a file that Polish Excel wrote keeps its letters', async () => {
  const [nip = ''] = nipsFrom(994_000, 1);
  const polish: Record<string, number> = { Ź: 0x8f, ó: 0xf3, ł: 0xb3, ś: 0x9c, ć: 0xe6, Ł: 0xa3, ź: 0x9f };
  const bytes = Array.from(csvOf([nip]), (letter) => polish[letter] ?? letter.charCodeAt(0));
  writeFileSync(administrator.file('excel.csv'), Buffer.from(bytes));

  expect((await importing('excel.csv')).code).toBe(0);
  const { stdout } = await administrator.biuro(['companies', 'get', nip, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ name: `Źródło ${nip}`, city: 'Łódź' });
});

test('an import is listed and taken back; what somebody has touched since stays', async () => {
  const [touched = '', other = ''] = nipsFrom(996_000, 2);
  writeFileSync(administrator.file('cofnij.csv'), csvOf([touched, other]));
  const { stderr } = await importing('cofnij.csv');
  const id = stderr.trim().split(' ').at(-1) ?? '';
  await administrator.biuro(['companies', 'edit', touched, '--phone', '600 700 800']);

  const listed = await administrator.biuro(['companies', 'imports']);
  expect(listed.stdout.split('\n').map((line) => line.split('\t').slice(0, 3))).toContainEqual([id, 'cofnij.csv', '2']);
  expect(await administrator.biuro(['companies', 'import', '--undo', id])).toEqual({
    stdout: `Usunięto 1 firmę\nZostała, bo ktoś ją już zmienił: Źródło ${touched}\n`,
    stderr: '',
    code: 0,
  });
  expect((await administrator.biuro(['companies', 'get', other])).code).toBe(3);
  const again = await administrator.biuro(['companies', 'import', '--undo', id]);
  expect(again).toEqual({ stdout: '', stderr: 'Ten import jest już cofnięty\n', code: 6 });
});

test('a workbook is taken as it is: what the export writes can be imported', async () => {
  const [nip = ''] = nipsFrom(997_000, 1);
  writeFileSync(administrator.file('jedna.csv'), csvOf([nip]));
  await importing('jedna.csv');
  await administrator.biuro(['companies', 'list', '--search', nip, '--export', 'jedna.xlsx']);
  expect((await importing('jedna.xlsx', '--dry-run')).stdout).toBe(
    'Próba: nic nie zapisano.\nDo dodania: 0 firm\n1 firma już była\nOdrzucono 0 wierszy\n',
  );
});

test.each([
  [['import'], 'Brakuje argumentu plik.'],
  [['import', 'x.csv', '--undo', 'x'], '--undo nie łączy się z x.csv.'],
  [['import', '--undo', 'x', '--dry-run'], '--undo nie łączy się z --dry-run.'],
])('%j is wrong usage', async (args, sentence) => {
  const { stderr, code } = await administrator.biuro(['companies', ...args]);
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(code).toBe(2);
});

test('after a lost answer the next run reports what the lost one did, and the one after that finds all there', async () => {
  const lossy = await createProxy({ loses: (call, nth) => call === 'POST /api/companies/import' && nth === 1 });
  const person = visitor(lossy.host);
  await person.signIn('admin@demo.example');
  writeFileSync(person.file('lost.csv'), csvOf(nipsFrom(995_000, 3)));
  const run = () => person.biuro(['companies', 'import', 'lost.csv']);

  expect((await run()).code).toBe(7);
  expect((await run()).stdout).toBe('Dodano 3 firmy\n0 firm już było\nOdrzucono 0 wierszy\n');
  expect((await run()).stdout).toBe('Dodano 0 firm\n3 firmy już były\nOdrzucono 0 wierszy\n');
});

test('a file that is no list of companies is refused with what is missing', async () => {
  const { stdout, stderr, code } = await administrator.biuro(['companies', 'import', '-'], { input: 'a;b\n1;2\n' });
  expect(stdout).toBe('');
  expect(stderr).toMatch(/Sprawdź/);
  expect(code).toBe(6);
});

test('a client may not import', async () => {
  const client = visitor();
  await client.signIn('klient@demo.example');
  const { code } = await client.biuro(['companies', 'import', '-', '--host', ownHost()], { input: csvOf([]) });
  expect(code).toBe(3);
});
