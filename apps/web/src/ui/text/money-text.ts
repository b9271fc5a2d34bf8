import { parseMoney } from '@biuro/core/lib/money.ts';
import { pageLocale } from './words.ts';

/** In Polish a number of four digits stands ungrouped unless told otherwise, and a column of amounts would not line up. */
const options = { style: 'currency', currency: 'PLN', useGrouping: 'always' } as const;

const formats = {
  pl: new Intl.NumberFormat('pl-PL', options),
  en: new Intl.NumberFormat('en-GB', options),
};

/** `1234.56` as "1 234,56 zł", with spaces that do not break. */
export function moneyText(amount: string, locale = pageLocale()): string {
  return formats[locale].format(Number(amount));
}

/** An amount as the calls take it, from what a person typed: `1 234,5 zł` is `1234.50`. What is none goes on as it is: the server says why. */
export function writtenMoney(text: string): string {
  const result = parseMoney(text);
  return result.valid ? result.amount : text.trim();
}
