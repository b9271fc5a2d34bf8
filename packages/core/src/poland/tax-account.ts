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

/** Who pays to a micro-account, as transfers to tax offices name them: `N` by the NIP, `P` by the PESEL. */
export interface TaxPayer {
  type: 'N' | 'P';
  number: string;
}

/** Whose micro-account it is; undefined where the account, 26 digits, is none. */
export function payerOfTaxAccount(account: string): TaxPayer | undefined {
  if (!account.startsWith(MICRO_ACCOUNTS, 2)) return undefined;
  const number = account.slice(14);
  if (account[13] === '2' && taxAccountOfNip(number.slice(0, 10)) === account)
    return { type: 'N', number: number.slice(0, 10) };
  if (account[13] === '1' && taxAccountOfPesel(number.slice(0, 11)) === account)
    return { type: 'P', number: number.slice(0, 11) };
  return undefined;
}

function accountOf(payer: string): string {
  const bankAndAccount = MICRO_ACCOUNTS + payer.padEnd(13, '0');
  return nrbCheckDigits(bankAndAccount) + bankAndAccount;
}
