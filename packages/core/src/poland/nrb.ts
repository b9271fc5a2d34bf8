import { type IdentifierFault, readDigits, withoutSeparators } from './identifier.ts';

/** An account number in its 26 digits, or why the text is none. */
export type NrbResult = { valid: true; nrb: string } | IdentifierFault;

/**
 * Reads a Polish account number (NRB) as people write it: spaces, hyphens and the prefix PL of an IBAN do not matter.
 *
 * Rule: order of the President of the National Bank of Poland on the numbering of accounts (NRB), which is ISO 13616. Two check
 * digits, eight of the bank and sixteen of the account; moved behind the account and `2521` (PL), the check digits make a
 * number with the remainder 1 modulo 97.
 */
export function parseNrb(text: string): NrbResult {
  const { digits, fault } = readDigits(withoutSeparators(text, /^PL/i), [26]);
  if (fault) return fault;
  return nrbCheckDigits(digits.slice(2)) === digits.slice(0, 2)
    ? { valid: true, nrb: digits }
    : { valid: false, reason: 'checksum' };
}

export function isNrb(text: string): boolean {
  return parseNrb(text).valid;
}

/** The two digits that belong before the other 24. */
export function nrbCheckDigits(bankAndAccount: string): string {
  return String(98n - (BigInt(`${bankAndAccount}252100`) % 97n)).padStart(2, '0');
}

/** 26 digits as `88 1010 0071 2222 1234 5632 1800`; anything else comes back as it is. */
export function formatNrb(nrb: string): string {
  return /^\d{26}$/.test(nrb) ? nrb.replace(/(?<=^\d{2}(?:\d{4})*)(?=(?:\d{4})+$)/g, ' ') : nrb;
}
