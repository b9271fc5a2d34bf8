import { unzipSync } from 'fflate';
import { CompiledQuery } from 'kysely';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { ADMIN, CLIENT, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);

const exported = (query: string, headers = {}) => admin.call({ url: `/api/companies/export?${query}`, headers });
const rowsOf = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

test('a file shows the rows and order of the list, in the columns that the office shows', async () => {
  const response = await exported('format=csv&search=warszawa&sort=name:desc');
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="firmy_\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''firmy_\d{4}-\d\d-\d\d\.csv$/,
  );
  expect(response.body.startsWith('\uFEFFFirma;Forma prawna;NIP;Opiekun;Status księgowy;Zadania;Dokumenty\r\n')).toBe(
    true,
  );
  const names = (await get(admin, '/api/companies?search=warszawa&sort=name:desc')).body.data.map(
    (company: { name: string }) => company.name,
  );
  expect(
    rowsOf(response.body)
      .slice(1)
      .map(([name]) => name),
  ).toEqual(names);
});

test('columns and language are the reader’s choice', async () => {
  const response = await exported('format=csv&columns=lifecycle,title&search=gamma', { 'accept-language': 'en' });
  expect(rowsOf(response.body)).toEqual([
    ['Status', 'Company'],
    ['Active', 'Gamma Technologie S.A.'],
  ]);
  expect(response.headers['content-disposition']).toContain('companies_');
});

test('every code has its words', async () => {
  const types = [
    'jdg',
    'sc',
    'sj',
    'sp',
    'sk',
    'ska',
    'zoo',
    'psa',
    'sa',
    'foundation',
    'association',
    'community',
    'farmer',
    'other',
  ] as const;
  const ids = (await get(admin, '/api/companies?limit=20')).body.data.map(({ id }: { id: string }) => id);
  const stages = ['prospect', 'onboarding', 'active', 'suspended', 'notice', 'ended'] as const;
  for (const [index, company_type] of types.entries())
    await portal.db
      .updateTable('companies')
      .set({ company_type, lifecycle: stages[index % stages.length] ?? 'active' })
      .where('id', '=', ids[index])
      .execute();
  expect((await exported('format=xlsx&columns=company_type,lifecycle')).statusCode).toBe(200);
});

test('no name becomes a formula, and a number stays one', async () => {
  const names = ['=1+1', '+48', '-5', '@SUM(A1)', '\tTab', '＝2', 'Zwykła; "nazwa"'];
  const ids = (await get(admin, '/api/companies?limit=7')).body.data.map(({ id }: { id: string }) => id);
  for (const [index, name] of names.entries())
    await portal.db.updateTable('companies').set({ name, city: 'GROŹNE' }).where('id', '=', ids[index]).execute();
  const csv = await exported('format=csv&search=grozne&columns=title,created_at');
  const cells = rowsOf(csv.body)
    .slice(1)
    .map(([name]) => name ?? '');
  expect(cells.toSorted()).toEqual(
    ["'\tTab", "'+48", "'-5", "'=1+1", "'@SUM(A1)", "'＝2", 'Zwykła; "nazwa"'].toSorted(),
  );
  expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  const workbook = await exported('format=xlsx&search=grozne&columns=title,created_at');
  const files = Object.entries(unzipSync(workbook.rawPayload)).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString(),
  ]);
  const sheet = files.find(([name]) => name?.endsWith('sheet1.xml'))?.[1] ?? '';
  expect([sheet.match(/<f[ >]/g), sheet.match(/<row /g)?.length]).toEqual([null, 8]);
  const dates = sheet.match(/<c r="B[2-8]"[^>]*><v>[\d.]+<\/v><\/c>/g) ?? [];
  expect(dates.length).toBe(7);
});

test('an unknown column is refused at its place', async () => {
  const { statusCode, body } = await exported('format=csv&columns=title,password_hash');
  expect([statusCode, JSON.parse(body).errors]).toEqual([
    422,
    [{ pointer: '/columns', code: 'unknown_column', message: 'Takiej kolumny ta lista nie ma: password_hash' }],
  ]);
});

test('more rows than somebody waits for become a file in the background', async () => {
  for (let first = 1; first <= 20_001; first += 2_000)
    await portal.db.executeQuery(
      CompiledQuery.raw(`INSERT INTO companies (id, name, company_type, vat_number)
        SELECT gen_random_uuid(), 'Masowa ' || n, 'jdg', (9000000000 + n)::text
        FROM generate_series(${first}, ${Math.min(first + 1_999, 20_001)}) n`),
    );
  const { statusCode, body } = await exported('format=csv&search=masowa');
  const { data } = JSON.parse(body);
  expect([statusCode, data.kind, data.status]).toEqual([202, 'export', 'queued']);
});

test('a client gets no file', async () => {
  expect((await client.call({ url: '/api/companies/export?format=csv' })).statusCode).toBe(404);
});
