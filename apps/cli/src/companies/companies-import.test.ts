import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPerson, type Person, visitor } from '../testing/biuro.ts';
import { createGoBetween } from '../testing/go-between.ts';

let administrator: Person;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
});
afterAll(() => administrator.leave());

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** NIPs that no other test uses: nine digits from the number on, each with its check digit. */
function nipsFrom(start: number, count: number): string[] {
  const nips: string[] = [];
  for (let number = start; nips.length < count; number += 1) {
    const digits = String(number).padStart(9, '0');
    const check = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
    if (check < 10) nips.push(digits + check);
  }
  return nips;
}

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
    stderr: 'Popraw te wiersze i wyślij plik ponownie. Firmy, które już są, zostaną bez zmian.\n',
    code: 6,
  });
});

test('the report after --json is that of the API', async () => {
  const [nip = ''] = nipsFrom(993_000, 1);
  const { stdout, stderr } = await administrator.biuro(['companies', 'import', '-', '--json'], { input: csvOf([nip]) });
  expect(JSON.parse(stdout)).toEqual({
    dry_run: false,
    added: 1,
    exists: 0,
    rejected: 0,
    rows: [{ row: 2, name: `Źródło ${nip}`, vat_number: nip, result: 'added', errors: [] }],
  });
  expect(stderr).toBe('');
});

test('a file that Polish Excel wrote keeps its letters', async () => {
  const [nip = ''] = nipsFrom(994_000, 1);
  const polish: Record<string, number> = { Ź: 0x8f, ó: 0xf3, ł: 0xb3, ś: 0x9c, ć: 0xe6, Ł: 0xa3, ź: 0x9f };
  const bytes = Array.from(csvOf([nip]), (letter) => polish[letter] ?? letter.charCodeAt(0));
  writeFileSync(administrator.file('excel.csv'), Buffer.from(bytes));

  const { stderr } = await importing('excel.csv');
  expect(stderr).toBe('Plik nie jest w UTF-8. Odczytano go jako windows-1250.\n');
  const { stdout } = await administrator.biuro(['companies', 'get', nip, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ name: `Źródło ${nip}`, city: 'Łódź' });
});

test('after a lost answer the next run reports what the lost one did, and the one after that finds all there', async () => {
  const lossy = await createGoBetween((call, nth) => call === 'POST /api/companies/import' && nth === 1);
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
  const { code } = await client.biuro(['companies', 'import', '-', '--host', inject('host')], { input: csvOf([]) });
  expect(code).toBe(3);
});
