import { withoutDiacritics } from './text.ts';

const CODES = 'PLN|EUR|USD|GBP|CHF|CZK|NOK|SEK|DKK|HUF|RON|BGN|UAH|CAD|AUD|JPY|CNY|TRY';
const IN_HEADING = new RegExp(`(?<!\\p{L})(${CODES})(?!\\p{L})`, 'iu');
/** Alone in a cell, in parentheses or behind an amount: a company may be called EUR-POL. */
const IN_PREAMBLE = new RegExp(`^'?(${CODES})'?$|\\((${CODES})\\)|\\d,\\d{2} ?(${CODES})(?!\\p{L})`, 'gmu');

/** `EUR` in `Kwota (EUR)`. */
export const currencyOfHeading = (heading: string): string | undefined => IN_HEADING.exec(heading)?.[1]?.toUpperCase();

/** The currency that stands above the headings; of several, one that is not the złoty. */
export function currencyBefore(rows: string[][]): string | undefined {
  const labelled = rows.flatMap((cells, line) =>
    cells.flatMap((cell, index) => (isLabel(cell) ? [valueOf(cell, cells[index + 1], rows[line + 1]?.[index])] : [])),
  );
  const written = rows.flat().flatMap((cell) => [...cell.trim().matchAll(IN_PREAMBLE)].map((match) => match.slice(1)));
  const codes = [...labelled, ...written.flat()].filter((code) => code !== undefined);
  return codes.find((code) => code !== 'PLN') ?? codes[0];
}

const isLabel = (cell: string) => /^#?waluta/.test(withoutDiacritics(cell.trim().toLowerCase()));

/** In the same cell, in the next one or in the one below. */
function valueOf(...cells: (string | undefined)[]): string | undefined {
  const code = cells.map((cell) => new RegExp(`(?<!\\p{L})(${CODES})(?!\\p{L})`, 'u').exec(cell ?? '')?.[1]);
  return code.find((one) => one !== undefined);
}
