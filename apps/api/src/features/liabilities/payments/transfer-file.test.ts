import { expect, test } from 'vitest';
import { transferFile } from './transfer-file.ts';

const payer = {
  name: 'Żubr i Wspólnicy Sp. z o.o., ul. Bardzo Długa 15/17, Warszawa',
  account: '61109010140000071219812874',
};
const textOf = (body: Buffer) => new TextDecoder('windows-1250').decode(body);

test('a tax goes with its identifier, period and symbol, anything else with its title', () => {
  const tax = {
    date: '2026-11-25',
    amount: '1234.00',
    recipient: 'Urząd Skarbowy',
    account: '88101000712222123456321800',
    title: 'VAT7 26M10 NIP 1234563218',
    tax: { symbol: 'VAT7', period: '26M10', payer: { type: 'N' as const, number: '1234563218' } },
  };
  const zus = {
    ...tax,
    amount: '1646.47',
    recipient: 'ZUS',
    account: '83600000020260001234563218',
    title: 'Składki "10/2026"',
    tax: null,
  };
  const body = transferFile(payer, [tax, zus]);
  expect(textOf(body).split('\r\n')).toEqual([
    '110,20261125,123400,10901014,0,"61109010140000071219812874","88101000712222123456321800",' +
      '"Żubr i Wspólnicy Sp. z o.o., ul. Ba|rdzo Długa 15/17, Warszawa||","Urząd Skarbowy|||",0,10100071,' +
      '"/TI/N1234563218|/OKR/26M10|/SFP/VAT7|/TXT/","","","71",""',
    '110,20261125,164647,10901014,0,"61109010140000071219812874","83600000020260001234563218",' +
      '"Żubr i Wspólnicy Sp. z o.o., ul. Ba|rdzo Długa 15/17, Warszawa||","ZUS|||",0,60000002,' +
      '"Składki  10/2026|||","","","51",""',
    '',
  ]);
  expect(body.includes(0xaf)).toBe(true);
});

test('a letter that the encoding lacks loses its marks', () => {
  const body = transferFile({ ...payer, name: 'Señor 漢' }, [
    { date: '2026-11-25', amount: '1.00', recipient: 'X', account: payer.account, title: 'Y', tax: null },
  ]);
  expect(textOf(body)).toContain('"Senor ?|||"');
});
