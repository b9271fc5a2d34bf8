import { pageLocale } from '#ui/text/words.ts';

const locales = { pl: 'pl-PL', en: 'en-GB' };

/** A part of a whole as "38%"; of nothing, nothing. */
export function shareText(part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole;
  return new Intl.NumberFormat(locales[pageLocale()], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A whole number with its separators. */
export const countText = (count: number): string => count.toLocaleString(locales[pageLocale()]);
