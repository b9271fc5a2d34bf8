import { describe, expect, test } from 'vitest';
import { writeXlsx } from '#platform/export/xlsx.ts';
import { ADMIN, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { csvOf, freshNips, outcomes, upload } from '../../../testing/records/company-files.ts';
import { get } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);

const total = async () => (await get(admin, '/api/companies?limit=1')).body.meta.total;
const found = async (nip: string) => {
  const [row] = (await get(admin, `/api/companies?search=${nip}`)).body.data;
  return (await get(admin, `/api/companies/${row.id}`)).body.data;
};

const nips = freshNips();

/** A workbook as spreadsheets write it. */
const workbook = (headings: string[], rows: (string | number | null)[][], types: ('text' | 'number' | 'date')[] = []) =>
  writeXlsx({
    title: 'Firmy',
    columns: headings.map((heading, index) => ({ heading, type: types[index] ?? 'text' })),
    rows,
  });

describe('a file of companies', () => {
  test('is only reported by a dry run, added once, and added no second time', async () => {
    const csv = csvOf(200, nips);
    const before = await total();
    const ran = async (query = '') => {
      const { id, rows, columns: _columns, ...counts } = (await upload(admin, csv, query)).body.data;
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
      admin,
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
        [
          9,
          'rejected',
          expect.stringMatching(/^Forma prawna „korporacja” nie jest na liście. Do wyboru: Działalność gospodarcza, /),
        ],
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

  test('is mended cell by cell without another file', async () => {
    const [nip, other] = [nips.next().value, nips.next().value];
    const csv = `Nazwa;NIP;Forma prawna;VAT-UE\nPoprawiana;${nip};korporacja;może\nBez numeru;;JDG;\nDobra;${other};JDG;\n`;
    const tried = (await upload(admin, csv, '?dry_run=true')).body.data;
    expect(tried.columns).toEqual([
      { key: 'name', heading: 'Nazwa', words: null },
      { key: 'vat_number', heading: 'NIP', words: null },
      { key: 'company_type', heading: 'Forma prawna', words: expect.arrayContaining(['Spółka cywilna', 'Fundacja']) },
      { key: 'vat_eu', heading: 'VAT-UE', words: ['tak', 'nie'] },
    ]);
    expect(tried.rows.map(({ cells }: { cells: unknown }) => cells)).toEqual([
      { name: 'Poprawiana', vat_number: nip, company_type: 'korporacja', vat_eu: 'może' },
      { name: 'Bez numeru', company_type: 'JDG' },
      null,
    ]);
    const corrections = [
      { row: 2, column: 'company_type', value: 'Spółka cywilna' },
      { row: 2, column: 'vat_eu', value: ' ' },
      { row: 3, column: 'vat_number', value: ' 123 ' },
    ];
    const { body } = await upload(admin, csv, '', { corrections });
    expect(outcomes(body)).toEqual([
      [2, 'added'],
      [3, 'rejected', 'NIP ma 10 cyfr. Tu są 3'],
      [4, 'added'],
    ]);
    expect(body.data.rows[1].cells).toMatchObject({ vat_number: '123' });
    expect(await found(nip)).toMatchObject({ company_type: 'sc', vat_eu: false });
    const refused = await upload(admin, csv, '', { corrections: [{ row: 2, column: 'password', value: 'x' }] });
    expect(refused.status).toBe(422);
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
      ['Sprawdzający', 'admin@demo.example'],
      ['Budżet czasu', '3:30'],
      ['Termin ZUS', '20'],
    ];
    const csv = [profile.map(([heading]) => heading).join('\t'), profile.map(([, value]) => value).join('\t')].join(
      '\r\n',
    );
    expect(outcomes((await upload(admin, csv)).body)).toEqual([[2, 'added']]);
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
      zus_deadline_day: 20,
      office: { reviewer: { name: 'Anna Kowalska' }, time_budget_minutes: 210, zus_deadline_own: 20 },
    });
  });

  test('that the portal has exported is understood, in CSV and XLSX, in both languages', async () => {
    const columns =
      'title,short_name,company_type,vat_number,regon,krs,lifecycle,owner,accounting_status,tasks,documents,taxation_form,' +
      'lump_rates,books_form,income_period,vat_status,vat_period,zus_scheme,street,building,flat,postal_code,city';
    const more =
      'tax_office_code,bank_accounts,zus_account,reviewer,time_budget_minutes,zus_deadline_own,contract_from,email,phone,created_at';
    for (const format of ['csv', 'xlsx'])
      for (const language of ['pl', 'en']) {
        const query = `format=${format}&columns=${columns},${more}&filters[lifecycle]=active`;
        const file = await admin.call({
          url: `/api/companies/export?${query}`,
          headers: { 'accept-language': language },
        });
        const { status, body } = await upload(admin, file.rawPayload, '?dry_run=true');
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
    expect(outcomes((await upload(admin, Buffer.from(text, wide))).body)).toEqual([[2, 'added']]);
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
    expect(outcomes((await upload(admin, file)).body)).toEqual([
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
