import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeXlsx } from '../app/export/xlsx.ts';
import { get, send } from '../app/testing/answers.ts';
import { type Calling, createPeople } from '../app/testing/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../app/testing/sign-in.ts';
import { sharedTestApp } from '../app/testing/test-app.ts';
import { demoNips, inventCompany } from '../seed/names.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const upload = (body: string | Uint8Array, query = '', by: Calling = admin) =>
  send(by, 'POST', `/api/companies/import${query}`, {
    name: 'firmy.csv',
    content: Buffer.from(body).toString('base64'),
  });
const total = async () => (await get(admin, '/api/companies?limit=1')).body.meta.total;
const found = async (nip: string) => {
  const [row] = (await get(admin, `/api/companies?search=${nip}`)).body.data;
  return (await get(admin, `/api/companies/${row.id}`)).body.data;
};

const nips = demoNips();
// The first belong to the companies of the demo.
for (let skipped = 0; skipped < 1_000; skipped++) nips.next();

function csvOf(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const { name, company_type, city } = inventCompany(index);
    return `${name};${nips.next().value};${company_type};${city}`;
  });
  return ['Nazwa firmy;NIP;Forma prawna;Miejscowość', ...lines].join('\r\n');
}

/** A workbook as spreadsheets write it. */
const workbook = (headings: string[], rows: (string | number | null)[][], types: ('text' | 'number' | 'date')[] = []) =>
  writeXlsx({
    title: 'Firmy',
    columns: headings.map((heading, index) => ({ heading, type: types[index] ?? 'text' })),
    rows,
  });

const outcomes = (body: { data: { rows: { row: number; result: string; errors: { message: string }[] }[] } }) =>
  body.data.rows.map(({ row, result, errors }) => [row, result, ...errors.map(({ message }) => message)]);

describe('a file of companies', () => {
  test('is only reported by a dry run, added once, and added no second time', async () => {
    const csv = csvOf(200);
    const before = await total();
    const ran = async (query = '') => {
      const { id, rows, ...counts } = (await upload(csv, query)).body.data;
      expect(rows.length).toBe(200);
      return [id === null, counts, (await total()) - before];
    };
    const counts = { dry_run: false, added: 0, exists: 0, rejected: 0 };
    expect(await ran('?dry_run=true')).toEqual([true, { ...counts, dry_run: true, added: 200 }, 0]);
    expect(await ran()).toEqual([false, { ...counts, added: 200 }, 200]);
    expect(await ran()).toEqual([true, { ...counts, exists: 200 }, 200]);
    expect(await ran('?dry_run=true')).toEqual([true, { ...counts, dry_run: true, exists: 200 }, 200]);
  });

  test('has every fault named by its row, and the rows without one added', async () => {
    const before = await total();
    const { status, body } = await upload(
      [
        'nip,nazwa,forma,e-mail,forma opodatkowania,regon,opiekun,vat-ue,umowa od',
        '5260250274,"Przecinek, Kropka i Spółka",Sp. z o.o.,,CIT 9%,320307311,ksiegowa@demo.example,tak,01.03.2026',
        '526025027,Krótki,JDG,,,,,,',
        '7740001454,,JDG,,,,,,',
        '7342867148,Bez formy,,,,,,,',
        '5260250274,Powtórka,JDG,,,,,,',
        '',
        '7980332920,Zły adres,jdg,ewa@,,,,,',
        '3755747347,Dziwna forma,korporacja,,,,,,',
        '3755747347,Wiele błędów,jdg,,CIT 9%,320307312,nikt@demo.example,może,kiedyś',
      ].join('\n'),
    );
    expect([status, outcomes(body)]).toEqual([
      200,
      [
        [2, 'added'],
        [3, 'rejected', 'NIP ma 10 cyfr. Tu jest 9'],
        [4, 'rejected', 'Wpisz nazwę firmy'],
        [5, 'rejected', 'Wybierz formę prawną'],
        [6, 'rejected', 'Ten NIP jest już w wierszu 2'],
        [8, 'rejected', 'Wpisz adres e-mail, np. ewa@firma.example'],
        [9, 'rejected', 'Wybierz formę prawną z listy'],
        [
          10,
          'rejected',
          'Wybierz opiekuna z biura',
          'Wpisz „tak” albo „nie”',
          'Podaj datę, np. 2026-03-01 albo 01.03.2026',
          'Sprawdź REGON. Cyfry się nie zgadzają',
          'Tej formy opodatkowania nie ma przy wybranej formie prawnej',
        ],
      ],
    ]);
    expect(await total()).toBe(before + 1);
    expect(await found('5260250274')).toMatchObject({
      name: 'Przecinek, Kropka i Spółka',
      regon: '320307311',
      owner: { name: 'Maria Wójcik' },
      vat_eu: true,
      contract_from: '2026-03-01',
      lifecycle: 'active',
    });
  });

  test('brings the whole profile by the words that people use', async () => {
    const nip = nips.next().value;
    const profile: [heading: string, value: string][] = [
      ['Nazwa', 'Usługi Jana'],
      ['NIP', nip],
      ['Forma', 'Jednoosobowa działalność gospodarcza'],
      ['Opodatkowanie', 'Ryczałt'],
      ['Stawki ryczałtu', '8,5; 12%'],
      ['Księgowość', 'ewidencja'],
      ['Zaliczki', 'kwartalnie'],
      ['VAT', 'czynny'],
      ['Okres VAT', 'Kwartalny (JPK_V7K)'],
      ['ZUS', 'mały zus plus'],
      ['Pracownicy', 'nie'],
      ['Kod pocztowy', '00950'],
      ['Miasto', 'Warszawa'],
      ['Ulica', 'Długa'],
      ['Telefon', "'+48 600 000 000"],
      ['Nr domu', '5'],
      ['Konto bankowe', '88 1010 0071 2222 1234 5632 1800'],
      ['Termin dokumentów', '5'],
      ['Status klienta', 'wdrażany'],
      ['Opiekun', 'Maria Wójcik'],
    ];
    const csv = [profile.map(([heading]) => heading).join('\t'), profile.map(([, value]) => value).join('\t')].join(
      '\r\n',
    );
    expect(outcomes((await upload(csv)).body)).toEqual([[2, 'added']]);
    expect(await found(nip)).toMatchObject({
      company_type: 'jdg',
      taxation_form: 'lump_sum',
      lump_rates: [8.5, 12],
      books_form: 'revenue_register',
      income_period: 'quarterly',
      vat_status: 'active',
      vat_period: 'quarterly',
      zus_scheme: 'small_plus',
      has_employees: false,
      postal_code: '00-950',
      phone: '+48 600 000 000',
      bank_accounts: ['88101000712222123456321800'],
      docs_due_day: 5,
      lifecycle: 'onboarding',
      owner: { name: 'Maria Wójcik' },
    });
  });

  test('that the portal has exported is understood, in CSV and XLSX, in both languages', async () => {
    const columns =
      'title,short_name,company_type,vat_number,regon,krs,lifecycle,owner,accounting_status,tasks,documents,taxation_form,' +
      'lump_rates,books_form,income_period,vat_status,vat_period,zus_scheme,street,building,flat,postal_code,city';
    const more = 'tax_office_code,bank_accounts,zus_account,contract_from,email,phone,created_at';
    for (const format of ['csv', 'xlsx'])
      for (const language of ['pl', 'en']) {
        const query = `format=${format}&columns=${columns},${more}&filters[lifecycle]=active`;
        const file = await admin.call({
          url: `/api/companies/export?${query}`,
          headers: { 'accept-language': language },
        });
        const { status, body } = await upload(file.rawPayload, '?dry_run=true');
        expect([format, language, status, body.errors]).toEqual([format, language, 200, undefined]);
        const rejected = outcomes(body).filter(([, result]) => result !== 'exists');
        expect(rejected).toEqual([]);
      }
  });

  test.each([
    ['windows-1250', Buffer.from('nazwa;nip;forma;miejscowo\xb6\xe6\n\xa3\xf3d\x9f;NIP;JDG;\xa3\xf3d\x9f\n', 'latin1')],
    ['utf-16', Buffer.from('\uFEFFnazwa;nip;forma;miasto\nŁódź;NIP;JDG;Łódź\n', 'utf16le')],
    ['utf-8 with a mark', Buffer.from('\uFEFFnazwa;nip;forma;miasto\nŁódź;NIP;JDG;Łódź\n')],
  ])('keeps its Polish letters: %s', async (encoding, bytes) => {
    const nip = nips.next().value;
    const wide = encoding === 'utf-16' ? 'utf16le' : 'latin1';
    const text = bytes.toString(wide).replace('NIP;', `${nip};`).replace('\xb6\xe6', '\x9c\xe6');
    expect(outcomes((await upload(Buffer.from(text, wide))).body)).toEqual([[2, 'added']]);
    expect(await found(nip)).toMatchObject({ name: 'Łódź', city: 'Łódź' });
  });

  test('may be a workbook, with numbers and dates as such', async () => {
    const file = await workbook(
      ['Nazwa firmy', 'NIP', 'Forma prawna', 'REGON', 'Kod pocztowy', 'Umowa od', 'Termin dokumentów'],
      [
        ['Arkusz Sp. z o.o.', 6912417508, 'Sp. z o.o.', 320307311, 950, '2026-03-01', 10],
        [null, null, null, null, null, null, null],
        ['Bez NIP-u', null, 'JDG', null, null, null, null],
      ],
      ['text', 'number', 'text', 'number', 'number', 'date', 'number'],
    );
    expect(outcomes((await upload(file)).body)).toEqual([
      [2, 'added'],
      [4, 'rejected', 'Wpisz NIP'],
    ]);
    expect(await found('6912417508')).toMatchObject({
      regon: '320307311',
      postal_code: '00-950',
      contract_from: '2026-03-01',
      docs_due_day: 10,
    });
  });
});

describe('a file that cannot be used', () => {
  test.each([
    ['nazwa;forma\nAlfa;JDG', 'Brakuje kolumny: NIP'],
    ['nazwa;nip;forma;pesel\nAlfa;5260250274;JDG;1', 'Nieznana kolumna: pesel'],
    ['nazwa;nip;forma;firma\nAlfa;5260250274;JDG;Beta', 'Ta kolumna występuje dwa razy: firma'],
    ['nazwa;nip;forma\n;;\n', 'Plik nie zawiera żadnej firmy'],
    ['nazwa;nip;forma\nA\0lfa;5260250274;JDG', 'To nie jest plik CSV ani XLSX'],
    [`nazwa;nip;forma\n${'a;b;c\n'.repeat(5_001)}`, 'Plik może mieć najwyżej 5000 wierszy'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'To stary format Excela. Zapisz plik jako XLSX albo CSV'],
    [Buffer.from('PK\u0003\u0004 broken'), 'Tego pliku nie da się odczytać. Zapisz go jeszcze raz jako XLSX albo CSV'],
    [
      zipSync({ 'a.txt': strToU8('no workbook') }),
      'Tego pliku nie da się odczytać. Zapisz go jeszcze raz jako XLSX albo CSV',
    ],
  ])('is refused with a sentence: %#', async (file, sentence) => {
    const { status, body } = await upload(file);
    expect([status, body.error]).toEqual([422, sentence]);
  });

  test('names every wrong heading', async () => {
    const { body } = await upload('firma;kolor;smak\nAlfa;x;y');
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Brakuje kolumny: NIP',
      'Brakuje kolumny: Forma prawna',
      'Nieznana kolumna: kolor',
      'Nieznana kolumna: smak',
    ]);
  });

  test('is unpacked neither when it says that it is huge nor when it lies about that', async () => {
    const file = await workbook(['Nazwa firmy', 'NIP', 'Forma prawna'], [['Alfa', '5260250274', 'JDG']]);
    const parts = unzipSync(file);
    const huge = new Uint8Array(40 * 1024 * 1024).fill(32);
    const honest = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': huge });
    expect([honest.length < 200_000, (await upload(honest)).body.error]).toEqual([
      true,
      'Ten arkusz jest za duży. Zostaw w nim tylko listę firm',
    ]);
    const lying = Buffer.from(honest);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(huge.length);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1_000);
    for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size, at + 1)) small.copy(lying, at);
    const before = process.memoryUsage().arrayBuffers;
    expect((await upload(lying)).status).toBe(422);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
  });

  test('is not taken in another shape', async () => {
    const raw = (type: string, payload: string) =>
      send(admin, 'POST', '/api/companies/import', payload, { 'content-type': type });
    expect((await raw('text/csv', 'nazwa;nip;forma')).status).toBe(415);
    expect((await raw('application/json', '{"name":"a.csv","content":"ż"}')).body.error).toBe(
      'Treść pliku ma być zapisana w Base64',
    );
  });
});

describe('an import', () => {
  const imports = async (by: Calling = admin) => (await get(by, '/api/companies/imports')).body.data;
  const undo = (id: string, by: Calling = admin) => send(by, 'POST', `/api/companies/imports/${id}/undo`, '');

  test('is taken back, but for the companies that somebody has begun to work with', async () => {
    const before = await total();
    const { id } = (await upload(csvOf(6))).body.data;
    expect((await imports())[0]).toEqual({
      id,
      file: 'firmy.csv',
      added: 6,
      created_at: expect.stringMatching(/Z$/),
      created_by: 'Anna Kowalska',
      undone_at: null,
    });
    const added = await portal.db
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('import_id', '=', id)
      .orderBy('id')
      .execute();
    const [edited, ticked, linked, worked, ...left] = added;
    const detail = (await get(admin, `/api/companies/${edited?.id}`)).body.data;
    const { name, company_type, vat_number, version } = detail;
    expect(
      (await send(admin, 'PUT', `/api/companies/${edited?.id}`, { name, company_type, vat_number, version })).status,
    ).toBe(200);
    await send(admin, 'PUT', `/api/companies/${ticked?.id}/checklist/aml`, { state: 'done' });
    await send(admin, 'POST', `/api/companies/${linked?.id}/people`, { email: CLIENT, role: 'viewer' });
    await portal.db
      .insertInto('tasks')
      .values({
        id,
        company_id: worked?.id ?? '',
        kind: 'one_off',
        title: 'Zadanie',
        period: '2026-10',
        due_at: '2026-10-20',
        created_at: undefined,
        updated_at: undefined,
      })
      .execute();
    const { status, body } = await undo(id);
    expect([status, body.data]).toEqual([200, { removed: 2, kept: [edited, ticked, linked, worked] }]);
    expect(await total()).toBe(before + 4);
    expect((await imports())[0]).toMatchObject({ id, undone_at: expect.stringMatching(/Z$/) });
    for (const { id: gone } of left) {
      expect((await get(admin, `/api/companies/${gone}`)).status).toBe(404);
      expect((await people.history(gone)).map(([action]) => action)).toEqual(['company.imported', 'company.removed']);
    }
    const again = await undo(id);
    expect([again.status, again.body.error]).toEqual([409, 'Ten import jest już cofnięty']);
  });

  test('leaves the office as it was, when it is taken back at once', async () => {
    const everything = async () => portal.db.selectFrom('companies').selectAll().orderBy('id').execute();
    const before = await everything();
    const { id } = (await upload(csvOf(20))).body.data;
    expect((await undo(id)).body.data).toEqual({ removed: 20, kept: [] });
    expect(await everything()).toEqual(before);
  });

  test('that nobody made is not found, and only who edits companies sees any', async () => {
    expect((await undo('00000000-0000-7000-8000-000000000000')).status).toBe(404);
    const [{ id }] = await imports();
    const auditor = await people.come('auditor');
    expect([(await get(auditor, '/api/companies/imports')).status, (await undo(id, auditor)).status]).toEqual([
      403, 403,
    ]);
    expect([(await get(client, '/api/companies/imports')).status, (await undo(id, client)).status]).toEqual([404, 404]);
    expect((await upload('nazwa;nip;forma', '', client)).status).toBe(404);
  });

  test('two at once of the same file add every company once', async () => {
    const before = await total();
    const csv = csvOf(100);
    const both = await Promise.all([upload(csv), upload(csv)]);
    const counts = both
      .map(({ body }) => [body.data.added, body.data.exists])
      .toSorted(([a], [b]) => Number(a) - Number(b));
    expect([counts, await total()]).toEqual([
      [
        [0, 100],
        [100, 0],
      ],
      before + 100,
    ]);
  });

  test('of five thousand companies is read in one call', async () => {
    const { status, body } = await upload(csvOf(5_000), '?dry_run=true');
    expect([status, body.data.added]).toEqual([200, 5_000]);
  });
});
