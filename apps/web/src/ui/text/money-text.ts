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
