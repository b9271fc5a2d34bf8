import { parseNip } from './nip.ts';
import { type NrbResult, parseNrb } from './nrb.ts';

/** A contribution account in its 26 digits, or why the text is none of this payer. */
export type ZusAccountResult = NrbResult | { valid: false; reason: 'bank' } | { valid: false; reason: 'owner' };

/** The National Bank of Poland's unit 60000002 and the mark of the social insurance institution in it. */
const ZUS = '60000002026';

/**
 * Reads a payer's contribution account (numer rachunku składkowego, NRS). It is never made up from the NIP: the three digits before
 * it stand for the range of declarations, a payer with two ranges has two accounts, and the institution gives them out.
 *
 * Rule: art. 47 of the act of 13 October 1998 on the social insurance system; layout as it was described to payers in 2017. Check
 * digits as in every NRB, `60000002026`, three digits, and the payer's NIP. `bank`: not an account of the institution; `owner`: that
 * of another NIP.
 */
export function parseZusAccount(text: string, nip: string): ZusAccountResult {
  const result = parseNrb(text);
  if (!result.valid) return result;
  if (!isZusAccount(result.nrb)) return { valid: false, reason: 'bank' };
  const payer = parseNip(nip);
  return payer.valid && result.nrb.endsWith(payer.nip) ? result : { valid: false, reason: 'owner' };
}

/** Whether an account of 26 digits is a contribution account, whosever it is. */
export function isZusAccount(nrb: string): boolean {
  return nrb.startsWith(ZUS, 2);
}
