import { formatNrb } from '@biuro/core/poland/nrb.ts';
import type { SyntheticStatement, SyntheticTransfer } from './synthetic-transfers.ts';

type Write = (statement: SyntheticStatement) => string;

const quoted = (cells: string[], separator: string) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);

const leaves = ({ amount }: SyntheticTransfer) => amount.startsWith('-');
const inPoland = (amount: string) => amount.replace('.', ',').replace(/(?<=\d)(?=(\d{3})+,)/g, ' ');
const polishDate = (date: string) => date.split('-').toReversed().join('.');
const spaced = (account: string | null) => (account === null ? '' : formatNrb(account));

/** A title is cut into subfields of 27 characters, and banks drop spaces at their ends. */
function mt940(separator: string): Write {
  return ({ own, currency, transfers }) => {
    const lines = transfers.flatMap(({ date, amount, account, counterparty, title }) => {
      const day = date.slice(2).replaceAll('-', '');
      const parts = title.match(/.{1,27}/gs) ?? [];
      const subfields = [
        '00PRZELEW',
        ...parts.map((part, index) => `${20 + index}${part}`),
        ...(account === null ? [] : [`30${account.slice(2, 10)}`, `31${account}`]),
        `32${counterparty.slice(0, 27)}`,
      ];
      const mark = amount.startsWith('-') ? 'D' : 'C';
      return [
        `:61:${day}${day.slice(2)}${mark}${amount.replace('-', '').replace('.', ',')}N641NONREF//1`,
        `:86:020${subfields.map((subfield) => separator + subfield).join('')}`,
      ];
    });
    const balance = `:60F:C261101${currency}10000,00`;
    return [':20:ST261130', `:25:PL${own}`, ':28C:1', balance, ...lines, `:62F:C261130${currency}1,00`, '-'].join('\n');
  };
}

const withNames =
  (
    headings: string,
    before: Write,
    cells: (transfer: SyntheticTransfer, statement: SyntheticStatement) => string[],
  ): Write =>
  (statement) =>
    [before(statement), headings, ...statement.transfers.map((one) => quoted(cells(one, statement), ';'))].join('\n');

const none: Write = () => '';

/** Statements as banks write them: one function for each shape of a file. */
export const STATEMENT_FILES: Record<string, Write> = {
  'MT940 with ~': mt940('~'),
  'MT940 with ^': mt940('^'),
  'MT940 with <': mt940('<'),
  'CSV with the account and the currency above': withNames(
    '#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji',
    ({ own, currency }) => `#Klient;\nFIRMA;\n\n#Waluta;\n${currency};\n\n#Numer rachunku;\n${own};\n`,
    ({ date, title, counterparty, account, amount }) => [
      date,
      date,
      'PRZELEW',
      title,
      counterparty,
      `'${account ?? ''}'`,
      inPoland(amount),
      '1,00',
    ],
  ),
  'CSV with the account of the other party inside the description': withNames(
    '"Data operacji";"Data waluty";"Typ transakcji";"Kwota";"Waluta";"Saldo po transakcji";"Opis transakcji";"";""',
    none,
    (transfer, { currency }) => [
      transfer.date,
      transfer.date,
      'Przelew',
      transfer.amount,
      currency,
      '+1.00',
      transfer.account === null
        ? ''
        : `Rachunek ${leaves(transfer) ? 'odbiorcy' : 'nadawcy'}: ${spaced(transfer.account)}`,
      `Nazwa ${leaves(transfer) ? 'odbiorcy' : 'nadawcy'}: ${transfer.counterparty}`,
      `Tytuł: ${transfer.title}`,
    ],
  ),
  'CSV with the own account in every line, and two columns of amounts': withNames(
    '"Numer rachunku/karty";"Data transakcji";"Data rozliczenia";"Rodzaj transakcji";"Na konto/Z konta";"Odbiorca/Zleceniodawca";"Opis";"Obciążenia";"Uznania";"Saldo";"Waluta"',
    none,
    (transfer, { own, currency }) => [
      `PL ${spaced(own)}`,
      transfer.date,
      transfer.date,
      'PRZELEW',
      spaced(transfer.account),
      transfer.counterparty,
      transfer.title,
      leaves(transfer) ? transfer.amount : '',
      leaves(transfer) ? '' : transfer.amount,
      '1.00',
      currency,
    ],
  ),
  'CSV with the accounts of payer and payee': withNames(
    '"Data księgowania";"Data waluty";"Nadawca / Odbiorca";"Adres";"Rachunek źródłowy";"Rachunek docelowy";"Tytułem";"Kwota operacji";"Waluta";"Numer referencyjny"',
    none,
    (transfer, { own, currency }) => [
      polishDate(transfer.date),
      polishDate(transfer.date),
      transfer.counterparty,
      '',
      `'${leaves(transfer) ? own : (transfer.account ?? '')}'`,
      `'${leaves(transfer) ? (transfer.account ?? '') : own}'`,
      transfer.title,
      inPoland(transfer.amount),
      currency,
      '1',
    ],
  ),
  'CSV with two columns whose headings say only that they are accounts': withNames(
    '"Data";"Rachunek";"Kontrahent";"Numer konta";"Tytuł";"Kwota";"Waluta"',
    none,
    (transfer, { own, currency }) => [
      polishDate(transfer.date),
      own,
      transfer.counterparty,
      transfer.account ?? '',
      transfer.title,
      inPoland(transfer.amount),
      currency,
    ],
  ),
  'CSV with the currency in the heading': (statement) =>
    withNames(
      `Data operacji;Tytuł;Nadawca/Odbiorca;Numer konta;Kwota (${statement.currency})`,
      ({ own }) => `Rachunek;${own}`,
      ({ date, title, counterparty, account, amount }) => [
        date,
        title,
        counterparty,
        spaced(account),
        inPoland(amount),
      ],
    )(statement),
};
