import { expect, test } from 'vitest';
import { get, send } from '../app/testing/answers.ts';
import { ADMIN, sharedSignIn } from '../app/testing/sign-in.ts';
import { sharedTestApp } from '../app/testing/test-app.ts';
import { demoNips, inventCompany } from '../seed/names.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);

const importAs = (type: string, text: string, query = '') =>
  send(admin, 'POST', `/api/companies/import${query}`, text, { 'content-type': type });
const importCsv = (text: string, query?: string) => importAs('text/csv; charset=utf-8', text, query);
const total = async () => (await get(admin, '/api/companies?limit=1')).body.meta.total;

function csvOf(count: number): string {
  const nips = demoNips();
  // The first forty belong to the companies of the demo.
  for (let skipped = 0; skipped < 40; skipped++) nips.next();
  const lines = Array.from({ length: count }, (_, index) => {
    const { name, company_type, city } = inventCompany(index);
    return `${name};${nips.next().value};${company_type};${city}`;
  });
  return ['Nazwa firmy;NIP;Forma prawna;Miejscowość', ...lines].join('\r\n');
}

test('a dry run reports and adds nothing, the real one adds, a repeat adds nothing again', async () => {
  const csv = csvOf(200);
  const counts = ({ body }: Awaited<ReturnType<typeof importCsv>>) => {
    const { dry_run, added, exists, rejected } = body.data;
    return { dry_run, added, exists, rejected };
  };
  expect(counts(await importCsv(csv, '?dry_run=true'))).toEqual({ dry_run: true, added: 200, exists: 0, rejected: 0 });
  expect(await total()).toBe(40);
  expect(counts(await importCsv(csv))).toEqual({ dry_run: false, added: 200, exists: 0, rejected: 0 });
  expect(await total()).toBe(240);
  expect(counts(await importCsv(csv))).toEqual({ dry_run: false, added: 0, exists: 200, rejected: 0 });
  expect(await total()).toBe(240);
});

test('names every fault by row and adds the rows without one', async () => {
  const before = await total();
  const { status, body } = await importCsv(
    [
      'nip,nazwa,forma,e-mail',
      '5260250274,"Przecinek, Kropka i Spółka",Sp. z o.o.,',
      '526025027,Krótki,JDG,',
      '7740001454,,JDG,',
      '7342867148,Bez formy,,',
      '5260250274,Powtórka,JDG,',
      '',
      '7980332920,Zły adres,jdg,ewa@',
      '3755747347,Dziwna forma,korporacja,',
    ].join('\n'),
  );
  expect(status).toBe(200);
  expect(
    body.data.rows.map(({ row, result, errors }: { row: number; result: string; errors: { message: string }[] }) => [
      row,
      result,
      ...errors.map((error) => error.message),
    ]),
  ).toEqual([
    [2, 'added'],
    [3, 'rejected', 'NIP ma 10 cyfr. Tu jest 9'],
    [4, 'rejected', 'Wpisz nazwę firmy'],
    [5, 'rejected', 'Wybierz formę prawną'],
    [6, 'rejected', 'Ten NIP jest już w wierszu 2'],
    [8, 'rejected', 'Wpisz adres e-mail, np. ewa@firma.example'],
    [9, 'rejected', 'Wybierz formę prawną z listy'],
  ]);
  expect(await total()).toBe(before + 1);
});

test.each([
  ['nazwa;forma\nAlfa;JDG', 'Brakuje kolumny: vat_number'],
  ['nazwa;nip;forma;pesel\nAlfa;5260250274;JDG;1', 'Nieznana kolumna: pesel'],
  ['nazwa;nip;forma\n;;\n', 'Plik nie zawiera żadnej firmy'],
])('refuses a file that cannot be used: %j', async (text, sentence) => {
  const { status, body } = await importCsv(text);
  expect([status, body.error]).toEqual([422, sentence]);
});

test('refuses another content type and an empty or broken body', async () => {
  expect((await importAs('application/json', '"nazwa;nip"')).status).toBe(415);
  expect((await importAs('application/xml', '<a/>')).status).toBe(415);
  expect((await importAs('text/csv', 'nazwa;nip;forma\nA\0lfa;5260250274;JDG')).status).toBe(422);
});
