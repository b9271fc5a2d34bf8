import { parseMoney } from '@biuro/core/lib/money.ts';
import { pageLocale } from './words.ts';

/** By default Polish numbers of four digits are not grouped, and a column of amounts would not line up. */
const options = { style: 'currency', currency: 'PLN', useGrouping: 'always' } as const;

const formats = {
  pl: new Intl.NumberFormat('pl-PL', options),
  en: new Intl.NumberFormat('en-GB', options),
};

/** `1234.56` as "1 234,56 zł", with spaces that do not break. */
export function moneyText(amount: string, locale = pageLocale()): string {
  return formats[locale].format(Number(amount));
}

/** The text of a field as the API takes an amount: `1 234,5 zł` becomes `1234.50`. Other text is sent as it is, and the server says what is wrong. */
export function writtenMoney(text: string): string {
  const result = parseMoney(text);
  return result.valid ? result.amount : text.trim();
}
