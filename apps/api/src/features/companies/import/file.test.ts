import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeXlsx } from '#platform/export/xlsx.ts';
import { ADMIN, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { outcomes, upload } from '../../../testing/records/company-files.ts';
import { send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);

/** A workbook whose sheet has these rows. */
async function workbookWith(rows: string): Promise<Uint8Array> {
  const parts = unzipSync(await writeXlsx({ title: 'Firmy', columns: [], rows: [] }));
  const path = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(parts[path] ?? new Uint8Array());
  return zipSync({
    ...parts,
    [path]: strToU8(sheet.replace(/<sheetData.*<\/sheetData>|<sheetData\/>/s, `<sheetData>${rows}</sheetData>`)),
  });
}

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
    const { status, body } = await upload(admin, file);
    expect([status, body.error]).toEqual([422, sentence]);
  });

  test('names every wrong heading', async () => {
    const { body } = await upload(admin, 'firma;kolor;smak\nAlfa;x;y');
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Brakuje kolumny: NIP',
      'Brakuje kolumny: Forma prawna',
      'Nieznana kolumna: kolor',
      'Nieznana kolumna: smak',
    ]);
  });

  test('is unpacked neither when it says that it is huge nor when it lies about that', async () => {
    const columns = ['Nazwa firmy', 'NIP', 'Forma prawna'].map((heading) => ({ heading, type: 'text' as const }));
    const file = await writeXlsx({ title: 'Firmy', columns, rows: [['Alfa', '5260250274', 'JDG']] });
    const parts = unzipSync(file);
    const huge = new Uint8Array(40 * 1024 * 1024).fill(32);
    const honest = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': huge });
    expect([honest.length < 200_000, (await upload(admin, honest)).body.error]).toEqual([
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
    expect((await upload(admin, lying)).status).toBe(422);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
  });

  const text = (address: string, value = 'x') => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
  test.each([
    ['in the last column and row', `<row r="1048576">${text('XFD1048576')}</row>`, 'Ten arkusz jest za duży'],
    ['in the last column', `<row r="1">${text('XFD1')}</row>`, 'Ten arkusz jest za duży'],
    ['in the last row', `<row r="1048576">${text('A1048576')}</row>`, 'Plik może mieć najwyżej 5000 wierszy'],
    ['in a row that says no number', `<row>${text('A900000')}</row>`, 'Plik może mieć najwyżej 5000 wierszy'],
    ['where no sheet reaches', `<row r="99999999">${text('ZZZZZZ99999999')}</row>`, 'Tego pliku nie da się odczytać'],
    ['in a row that no sheet has', '<row r="99999999"><c r="A1"/></row>', 'Tego pliku nie da się odczytać'],
    ['at a disguised address', `<row r="1">${text('&#88;FD1048576')}</row>`, 'Tego pliku nie da się odczytać'],
    ['in a row whose number is hidden', `<row spans=">" r="99999999">${text('A1')}</row>`, 'Ten arkusz jest za duży'],
  ])('has a cell %s', async (_where, rows, sentence) => {
    const file = await workbookWith(rows);
    expect(file.length).toBeLessThan(10_000);
    const { status, body } = await upload(admin, file);
    expect([status, body.error]).toEqual([422, expect.stringContaining(sentence)]);
  });

  test('is taken when only its borders reach the last row', async () => {
    const rows = ['Nazwa firmy', 'NIP', 'Forma prawna'].map((heading, at) => text(`${'ABC'[at]}1`, heading)).join('');
    const file = await workbookWith(`<row r="1">${rows}</row><row r="1048576"><c r="XFD1048576" s="0"/></row>`);
    expect((await upload(admin, file)).body.error).toBe('Plik nie zawiera żadnej firmy');
  });

  test('has a cell of five megabytes, and is answered at once', async () => {
    const { status, body } = await upload(
      admin,
      `nazwa;nip;forma\n${'9'.repeat(4_900_000)};5260250274;JDG`,
      '?dry_run=true',
    );
    expect([status, outcomes(body)]).toEqual([200, [[2, 'rejected', 'Nazwa może mieć najwyżej 200 znaków']]]);
  });

  test('is not taken in another shape', async () => {
    const raw = (type: string, payload: string) =>
      send(admin, 'POST', '/api/companies/import', payload, { 'content-type': type });
    expect((await raw('text/csv', 'nazwa;nip;forma')).status).toBe(415);
  });
});
