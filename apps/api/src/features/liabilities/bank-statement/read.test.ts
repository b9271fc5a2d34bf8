import { fromGrosze } from '@biuro/core/lib/money.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStatement } from './read.ts';
import { findAccount, readStatementAmount, readStatementDate } from './text.ts';

const MICRO = '88101000712222123456321800';
const OWN = '27114020040000300201355387';

function read(text: string | Buffer) {
  const statement = readStatement(Buffer.from(text));
  if (typeof statement === 'string') throw new Error(statement);
  return statement;
}

/** The same text as a Polish bank of the old days would write it. */
function windows1250(text: string): Buffer {
  const bytes = new Map<string, number>();
  for (let byte = 128; byte < 256; byte += 1) bytes.set(new TextDecoder('windows-1250').decode(Buffer.of(byte)), byte);
  return Buffer.from([...text].map((character) => bytes.get(character) ?? character.charCodeAt(0)));
}

const tax = {
  date: '2026-11-20',
  amount: '-1234.56',
  counterparty: 'URZĄD SKARBOWY',
  own_account: OWN,
  account: MICRO,
  title: 'VAT7 26M10',
};

const MBANK = `mBank S.A. Bankowość Detaliczna;
#Klient;
FIRMA ŁABĘDŹ;

#Numer rachunku;
${OWN};

#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;
2026-11-20;2026-11-20;PRZELEW PODATKOWY;"VAT7 26M10";"URZĄD SKARBOWY  ";'${MICRO}';-1 234,56;10 000,00;
2026-11-19;2026-11-19;PRZELEW PRZYCHODZĄCY;"Faktura 1/11";"KLIENT";'';500,00;11 234,56;

;;;;;;#Saldo końcowe;10 000,00;
`;
const PKO = `"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""
"2026-11-20","2026-11-20","Przelew z rachunku","-1234.56","PLN","+10000.00","Rachunek odbiorcy: 88 1010 0071 2222 1234 5632 1800","Nazwa odbiorcy: URZĄD SKARBOWY","Tytuł: VAT7 26M10",""
"2026-11-19","2026-11-19","Przelew na rachunek","+500.00","EUR","+11234.56","Nazwa nadawcy: KLIENT","Tytuł: Faktura","",""
`;
const ING = `"Lista transakcji";;;;
"Wybrane rachunki:";;;;
"Konto Direct dla Firmy (PLN)";;"PL ${OWN}";;

"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Nr rachunku";"Nazwa banku";"Szczegóły";"Nr transakcji";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady";"Waluta"
2026-11-20;2026-11-21;" URZĄD SKARBOWY ";" VAT7 26M10 ";'${MICRO}';"NBP";"PRZELEW";'2026';-1234,56;PLN;;
`;

describe('a CSV', () => {
  test('of mBank', () => {
    expect(read(MBANK)).toEqual({
      format: 'csv',
      account: OWN,
      lines: [
        { line: 9, ...tax },
        {
          line: 10,
          date: '2026-11-19',
          amount: '500.00',
          counterparty: 'KLIENT',
          own_account: OWN,
          account: null,
          title: 'Faktura 1/11',
        },
      ],
      rejected: [],
    });
  });

  test('of PKO BP, with another currency refused', () => {
    expect(read(PKO)).toEqual({
      format: 'csv',
      account: null,
      lines: [{ line: 2, ...tax, own_account: null }],
      rejected: [{ line: 3, reason: 'currency' }],
    });
  });

  test('of ING', () => {
    expect(read(ING)).toEqual({ format: 'csv', account: OWN, lines: [{ line: 6, ...tax }], rejected: [] });
  });

  test('is the same in UTF-8, with a BOM, in windows-1250 and with any line ending', () => {
    const plain = read(MBANK);
    expect(read(`\uFEFF${MBANK}`)).toEqual(plain);
    expect(read(windows1250(MBANK))).toEqual(plain);
    expect(read(MBANK.replaceAll('\n', '\r\n'))).toEqual(plain);
  });

  test('with two columns of amounts', () => {
    const text = `Data;Opis;Obciążenia;Uznania\n20.11.2026;VAT7 26M10;1.234,56;\n19.11.2026;Wpłata;0,00;7,00\n`;
    expect(read(text).lines.map(({ date, amount, title }) => [date, amount, title])).toEqual([
      ['2026-11-20', '-1234.56', 'VAT7 26M10'],
      ['2026-11-19', '7.00', 'Wpłata'],
    ]);
  });

  test.each([
    [
      'of Millennium',
      `"Numer rachunku/karty";"Data transakcji";"Na konto/Z konta";"Odbiorca/Zleceniodawca";"Opis";"Obciążenia";"Uznania"
"PL ${OWN}";"2026-11-20";"${MICRO}";"URZĄD SKARBOWY";"VAT7 26M10";"-1234.56";""`,
    ],
    [
      'of Pekao',
      `Data księgowania;Nadawca / Odbiorca;Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta
20.11.2026;URZĄD SKARBOWY;'${OWN}';'${MICRO}';VAT7 26M10;-1234,56;PLN`,
    ],
    [
      'of Alior',
      `Data transakcji;Nazwa odbiorcy;Tytuł;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;Numer rachunku nadawcy;Numer rachunku odbiorcy
20-11-2026;URZĄD SKARBOWY;VAT7 26M10;-287,00;EUR;-1234,56;PLN;${OWN};${MICRO}`,
    ],
  ])('%s has the own account in its lines', (_bank, text) => {
    expect(read(text)).toEqual({ format: 'csv', account: OWN, lines: [{ line: 2, ...tax }], rejected: [] });
  });

  test('whose headings tell no accounts apart: the one in every line is the own one', () => {
    const text = (order: (other: string) => string) =>
      `Data;Rachunek;Numer konta;Tytuł;Kwota\n2026-11-20;${order(MICRO)};VAT7 26M10;-1,00\n2026-11-19;${order('')};Prowizja;-2,00\n`;
    for (const order of [(other: string) => `${OWN};${other}`, (other: string) => `${other};${OWN}`])
      expect(read(text(order)).lines.map(({ account, own_account }) => [account, own_account])).toEqual([
        [MICRO, OWN],
        [null, OWN],
      ]);
  });

  test('with one column of accounts that never changes: the own one where counterparties differ, else a tax office', () => {
    const text = (account: string, names: string[]) =>
      `Data;Kontrahent;Numer konta;Kwota\n${names.map((name) => `2026-11-20;${name};${account};-1,00`).join('\n')}`;
    const accounts = (...of: Parameters<typeof text>) =>
      read(text(...of)).lines.map(({ account, own_account }) => [account, own_account]);
    expect(accounts(OWN, ['Jeden', 'Drugi'])).toEqual([
      [null, OWN],
      [null, OWN],
    ]);
    expect(accounts(MICRO, ['US', 'Urząd Skarbowy'])).toEqual([
      [MICRO, null],
      [MICRO, null],
    ]);
    expect(accounts(OWN, ['Jeden', 'Jeden'])).toEqual([
      [OWN, null],
      [OWN, null],
    ]);
  });

  test.each([
    ['below its name', '#Waluta;\nEUR;\n\n'],
    ['beside its name', 'Waluta rachunku;EUR\n'],
    ['behind the balance', 'Saldo;10 000,00 EUR\n'],
    ['in parentheses', 'Konto firmowe (EUR)\n'],
  ])('in another currency, which stands above the columns %s', (_where, before) => {
    const text = `${before}Data operacji;Tytuł;Kwota\n2026-11-20;VAT7 26M10;-1,00\n`;
    expect(read(text)).toMatchObject({ lines: [], rejected: [{ reason: 'currency' }] });
    expect(read(text.replace('EUR', 'PLN')).lines).toHaveLength(1);
  });

  test('in another currency, which stands in the heading; a name with its letters is none', () => {
    const text = 'Posiadacz;EUR-POL SP. Z O.O.\nData;Tytuł;Kwota (PLN)\n2026-11-20;x;-1,00\n';
    expect(read(text).lines).toHaveLength(1);
    expect(read(text.replace('PLN', 'EUR'))).toMatchObject({ lines: [], rejected: [{ reason: 'currency' }] });
  });

  test('with a transfer that the bank did not execute', () => {
    const text = 'Data;Kwota;Tytuł;Status\n2026-11-20;-1,00;x;Odrzucona\n2026-11-20;-2,00;y;Zrealizowana\n';
    expect(read(text)).toMatchObject({ lines: [{ line: 3 }], rejected: [{ line: 2, reason: 'not_executed' }] });
  });

  test('names the lines that cannot be read', () => {
    const text = 'Data operacji;Tytuł;Kwota\n2026-02-30;x;1,00\n2026-02-28;y;dużo\n2026-02-28;z;3,00\n';
    expect(read(text)).toMatchObject({
      lines: [{ line: 4, amount: '3.00' }],
      rejected: [
        { line: 2, reason: 'date' },
        { line: 3, reason: 'amount' },
      ],
    });
  });
});

describe('an MT940', () => {
  const HEAD = `:20:ST261120\n:25:PL${OWN}\n:28C:8/1\n:60F:C261119PLN11234,56\n`;

  test('with subfields, as mBank and Millennium write them', () => {
    for (const separator of ['~', '^', '<', '+', '?']) {
      const details = `020${'~00PRZELEW~20VAT7 ~2126M10~3010100071~31${MICRO}~32URZĄD SK~33ARBOWY~38PL${MICRO}'.replace(/\$\{MICRO\}/g, MICRO).replaceAll('~', separator)}`;
      const text = `${HEAD}:61:2611201120D1234,56N641NONREF//1\n:86:${details}\n:62F:C261120PLN10000,00\n-`;
      expect(read(text)).toEqual({ format: 'mt940', account: OWN, lines: [{ line: 5, ...tax }], rejected: [] });
    }
  });

  test('with bank and account apart, without check digits', () => {
    const text = `${HEAD}:61:261120DN1234,56NTRFNONREF\n:86:020~20VAT7\n 26M10~3010100071~312222123456321800\n:62F:C261120PLN1,00`;
    expect(read(text).lines).toMatchObject([{ account: MICRO, amount: '-1234.56' }]);
  });

  test('with free text', () => {
    const text = `{1:F01X}{2:O940}{4:\n${HEAD}:61:261120C500,N\n:86:Wpłata od PL ${MICRO.replace(/(....)/g, '$1 ')}\nza fakturę\n-}`;
    expect(read(text).lines).toEqual([
      {
        line: 6,
        date: '2026-11-20',
        amount: '500.00',
        counterparty: '',
        own_account: OWN,
        account: null,
        title: expect.stringContaining('za fakturę'),
      },
    ]);
  });

  test('of several accounts: each transfer has its own', () => {
    const second = `:20:ST2\n:25:11402004/${MICRO.slice(10)}\n:60F:C261119EUR1,00\n:61:261120D1,00N\n`;
    const text = `${HEAD}:61:261120D1,00N\n-\n${second}-\n${HEAD}:61:261120D2,00N\n`;
    const account = `11402004${MICRO.slice(10)}`;
    expect(read(text)).toMatchObject({
      account: OWN,
      lines: [
        { amount: '-1.00', own_account: OWN },
        { amount: '-2.00', own_account: OWN },
      ],
      rejected: [{ reason: 'currency' }],
    });
    expect(read(text.replaceAll('EUR', 'PLN')).lines[1]?.own_account?.slice(2)).toBe(account);
  });

  test('whose currency stands in the balance at the end', () => {
    const text = `:20:ST1\n:25:PL${OWN}\n:61:261120D1,00N\n:62F:C261120EUR1,00\n`;
    expect(read(text)).toMatchObject({ lines: [], rejected: [{ reason: 'currency' }] });
  });

  test('in another currency, or with lines that say nothing', () => {
    const text = `${HEAD}:61:261320D1,00N\n:61:261120Dx\n:60M:C261120EUR5,00\n:61:261120D1,00N`;
    expect(read(text)).toMatchObject({
      lines: [],
      rejected: [
        { line: 5, reason: 'date' },
        { line: 6, reason: 'date' },
        { line: 8, reason: 'currency' },
      ],
    });
  });
});

describe('a hostile file', () => {
  test.each([
    ['a picture', Buffer.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'not_a_statement'],
    ['prose', 'Ala ma kota\n'.repeat(1_000), 'not_a_statement'],
    ['headings of something else', 'Imię;Nazwisko\nEwa;Lis\n', 'not_a_statement'],
    ['headings alone', 'Data operacji;Kwota\n', 'no_lines'],
    ['a million lines', `Data operacji;Kwota\n${';\n'.repeat(1_000_000)}`, 'too_many_lines'],
    ['too many transfers', `Data operacji;Kwota\n${'2026-11-20;1,00\n'.repeat(5_001)}`, 'too_many_lines'],
    ['an open quotation mark', `Data operacji;Kwota\n"${'x'.repeat(1_000_000)}`, 'too_long_text'],
    ['colons', ':'.repeat(1_000_000), 'too_long_text'],
    ['a tag and nothing else', `:20:\n:61:${'9'.repeat(1_000_000)}`, 'too_long_text'],
  ])('%s is told in one word, in no time', (_what, body, expected) => {
    const start = performance.now();
    const statement = readStatement(Buffer.from(body));
    expect(typeof statement === 'string' ? statement : undefined).toBe(expected);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test('of any bytes throws nothing', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => void readStatement(Buffer.from(bytes))));
    const pieces = fc.constantFrom(
      ':20:',
      ':25:',
      ':61:',
      ':86:',
      '\n',
      '~20',
      '261120',
      'D1,00',
      '"',
      ';',
      'Data operacji',
      'Kwota',
      '\u0001',
      'ą',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => void readStatement(Buffer.from(parts.join('')))),
    );
  });
});

describe('an amount', () => {
  const groups = (whole: string, separator: string) => whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, separator);

  test('of any size is read in every way that a bank writes it', () => {
    const amounts = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 });
    fc.assert(
      fc.property(amounts, (grosze) => {
        const amount = fromGrosze(grosze);
        const sign = grosze < 0 ? '-' : '';
        const [whole = '', part = ''] = amount.replace('-', '').split('.');
        const ways = [
          amount,
          `${sign}${whole},${part}`,
          `${sign}${groups(whole, ' ')},${part}`,
          `${sign}${groups(whole, '\u00A0')},${part} PLN`,
          `${sign}${groups(whole, '\u202F')},${part}`,
          `${sign}${groups(whole, '.')},${part}`,
          `${sign}${groups(whole, ',')}.${part}`,
          `${sign || '+'}${whole}.${part}`,
          `'${sign}${whole},${part}'`,
        ];
        expect(ways.map(readStatementAmount)).toEqual(ways.map(() => amount));
      }),
    );
  });

  test.each(['', '-', 'abc', '1,2,3', '1.234', '12-3', '1e5', '0x10', '1,234'])('is not "%s"', (text) => {
    expect(readStatementAmount(text)).toBeUndefined();
  });
});

test('a day is read as banks write it', () => {
  const ways = ['2026-11-20', '20-11-2026', '20.11.2026', '20/11/2026', '2026.11.20 12:00:00'];
  expect(ways.map(readStatementDate)).toEqual(ways.map(() => '2026-11-20'));
  expect(['', '2026-13-01', '31.02.2026', 'wczoraj'].map(readStatementDate)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('an account is found by its check digits', () => {
  expect(findAccount(`Na rachunek: PL88 1010 0071 2222 1234 5632 1800, tytułem`)).toBe(MICRO);
  expect(findAccount(`12345678901234567890123456 ${MICRO}`)).toBe(MICRO);
  expect(findAccount('123 456')).toBeNull();
});
