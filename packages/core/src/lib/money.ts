/** An amount of złote as people write it in `1234.56` form, or why the text is none. */
export type MoneyResult =
  | { valid: true; amount: string }
  | { valid: false; reason: 'empty' | 'format' | 'precision' | 'range' };

/** Złote before the point: what NUMERIC(14,2) holds, and what a number counts exactly in grosze. */
const WHOLE_DIGITS = 12;

const WRITTEN = /^(?<sign>[-−–]?)(?<whole>\d+|\d{1,3}(?: \d{3})+)(?:[.,](?<part>\d*))?$/;

/**
 * Reads an amount as people write it in Poland: `1 234,56`, `1234.5`, `1234,56 zł`, with any kind of space. Three digits after
 * the separator are refused rather than guessed at: `1.234` may mean a thousand.
 */
export function parseMoney(text: string): MoneyResult {
  const written = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?(zł|pln)$/i, '');
  if (written === '') return { valid: false, reason: 'empty' };

  const { sign, whole, part = '' } = WRITTEN.exec(written)?.groups ?? {};
  if (whole === undefined) return { valid: false, reason: 'format' };
  if (part.length > 2) return { valid: false, reason: 'precision' };
  const digits = whole.replaceAll(' ', '').replace(/^0+(?=\d)/, '');
  if (digits.length > WHOLE_DIGITS) return { valid: false, reason: 'range' };
  return { valid: true, amount: fromGrosze((sign ? -1 : 1) * Number(digits + part.padEnd(2, '0'))) };
}

/** `1234.56` as 123456, an exact whole number. @throws RangeError for a text of another form. */
export function toGrosze(amount: string): number {
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(amount)) throw new RangeError(`"${amount}" is no amount like 1234.56.`);
  const [whole = '', part = ''] = amount.split('.');
  return withoutNegativeZero(Number(whole + part.padEnd(2, '0')));
}

/** 123456 as `1234.56`. @throws RangeError for part of a grosz. */
export function fromGrosze(grosze: number): string {
  if (!Number.isSafeInteger(grosze)) throw new RangeError(`${grosze} is no whole number of grosze.`);
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function sumOf(amounts: Iterable<string>): string {
  let grosze = 0;
  for (const amount of amounts) grosze += toGrosze(amount);
  return fromGrosze(grosze);
}

/** `from` minus `taken`. */
export function differenceOf(from: string, taken: string): string {
  return fromGrosze(toGrosze(from) - toGrosze(taken));
}

/** Negative, zero or positive, as `sort` wants it. */
export function compareMoney(one: string, other: string): number {
  return toGrosze(one) - toGrosze(other);
}

/**
 * Whole złote: less than 50 grosze are left out, 50 and more are rounded up.
 *
 * Rule: art. 63 § 1 of the act of 29 August 1997, Ordynacja podatkowa, for tax bases and taxes. Contributions to ZUS stay in
 * grosze. The act knows no negative amounts; they are rounded like positive ones.
 */
export function roundToZloty(amount: string): string {
  const grosze = toGrosze(amount);
  return fromGrosze(withoutNegativeZero(Math.sign(grosze) * Math.round(Math.abs(grosze) / 100) * 100));
}

const withoutNegativeZero = (number: number) => (number === 0 ? 0 : number);
