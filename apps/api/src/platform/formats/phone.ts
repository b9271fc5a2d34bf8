const POLAND = '48';

/**
 * A telephone number in E.164, for example `+48600000000`; undefined when the text cannot be one. Accepts spaces,
 * hyphens, brackets, `00` for `+`, and Polish numbers without their prefix.
 */
export function parsePhone(text: string): string | undefined {
  const written = text
    .trim()
    .replaceAll('(0)', '')
    .replaceAll(/[\s().\-–/]/g, '');
  const digits = written.replace(/^(\+|00)/, '');
  if (!/^\d+$/.test(digits)) return undefined;
  return digits === written ? toPolish(digits) : toInternational(digits);
}

export const isPhone = (text: string): boolean => parsePhone(text) !== undefined;

/** Also accepts an internal extension: `22 123 45 67 wew. 12`. */
export const isCompanyPhone = (text: string): boolean =>
  isPhone(text.replace(/[\s,;]*(?:w|wew|ext|x|#)[.:\s]*\d{1,6}$/i, ''));

function toInternational(digits: string): string | undefined {
  if (digits.startsWith(POLAND)) return toPolish(digits.slice(POLAND.length));
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined;
}

/** Nine digits, optionally after the country code or the former trunk zero. */
function toPolish(digits: string): string | undefined {
  const national = /^(?:48|0)?([1-9]\d{8})$/.exec(digits)?.[1];
  return national === undefined ? undefined : `+${POLAND}${national}`;
}
