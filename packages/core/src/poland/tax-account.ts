import { parseNip } from './nip.ts';
import { nrbCheckDigits } from './nrb.ts';
import { parsePesel } from './pesel.ts';

/** The National Bank of Poland's unit that keeps the micro-accounts, and their mark in it. */
const MICRO_ACCOUNTS = '10100071222';

/**
 * The tax micro-account (mikrorachunek podatkowy) of a payer, for PIT, CIT and VAT; undefined where the NIP is none. The NIP is
 * right for whoever runs a business, is registered for VAT or pays taxes for others, the PESEL for everybody else.
 *
 * Rule: art. 61b of the act of 29 August 1997, Ordynacja podatkowa. Check digits as in every NRB, `10100071`, `222`, then `2` with
 * the NIP or `1` with the PESEL, filled up with zeros to the right.
 */
export function taxAccountOfNip(text: string): string | undefined {
  const result = parseNip(text);
  return result.valid ? accountOf(`2${result.nip}`) : undefined;
}

/** The same for a person's PESEL. */
export function taxAccountOfPesel(text: string): string | undefined {
  const result = parsePesel(text);
  return result.valid ? accountOf(`1${result.pesel}`) : undefined;
}

function accountOf(payer: string): string {
  const bankAndAccount = MICRO_ACCOUNTS + payer.padEnd(13, '0');
  return nrbCheckDigits(bankAndAccount) + bankAndAccount;
}
