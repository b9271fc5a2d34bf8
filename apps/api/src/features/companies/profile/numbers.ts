import { parseKrs } from '@biuro/core/poland/krs.ts';
import { parseNrb } from '@biuro/core/poland/nrb.ts';
import { parsePesel } from '@biuro/core/poland/pesel.ts';
import { parsePostalCode } from '@biuro/core/poland/postal-code.ts';
import { parseRegon } from '@biuro/core/poland/regon.ts';
import { parseZusAccount } from '@biuro/core/poland/zus-account.ts';
import { readNip } from '#platform/formats/nip.ts';
import type { Mistake } from '#platform/http/problem.ts';
import type { Profile } from './profile.ts';

type Fault = { valid: false; reason: string; digits?: number };

/** A value as it is stored, or the mistake in it. */
type Read<T> = { value: T; mistake?: undefined } | { value?: undefined; mistake: Mistake };

/** The numbers of a profile as they are stored, with every mistake in them; an invalid one stays as it was written. */
export function readNumbers(profile: Profile): { profile: Profile; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  function settle<T>(written: T, { value, mistake }: Read<T>): T {
    if (!mistake) return value;
    mistakes.push(mistake);
    return written;
  }
  const { regon, krs, postal_code, country, zus_account, bank_accounts } = profile;
  const nip = readNip(profile.vat_number, '/vat_number');
  const vat_number = settle(profile.vat_number, nip.mistake ? nip : { value: nip.digits });
  const read = {
    vat_number,
    regon: settle(regon, optional(regon, '/regon', readRegon)),
    krs: settle(krs, optional(krs, '/krs', readKrs)),
    postal_code:
      country === 'PL' ? settle(postal_code, optional(postal_code, '/postal_code', readPostalCode)) : postal_code,
    zus_account: settle(
      zus_account,
      optional(zus_account, '/zus_account', (text) => withValue(parseZusAccount(text, vat_number), 'nrb')),
    ),
    bank_accounts: bank_accounts.map((text, index) =>
      settle(text, required(text, `/bank_accounts/${index}`, readAccount)),
    ),
  };
  return { profile: { ...profile, ...read, bank_accounts: [...new Set(read.bank_accounts)] }, mistakes };
}

/** The eleven digits of a PESEL. */
export const readPesel = (text: string): Read<string> =>
  required(text, '/pesel', (written) => withValue(parsePesel(written), 'pesel'));

const readRegon = (text: string) => withValue(parseRegon(text), 'regon');
const readKrs = (text: string) => withValue(parseKrs(text), 'krs');
const readPostalCode = (text: string) => withValue(parsePostalCode(text), 'postalCode');
const readAccount = (text: string) => withValue(parseNrb(text), 'nrb');

type Parsed = { valid: true; value: string } | Fault;

const withValue = <Key extends string>(result: ({ valid: true } & Record<Key, string>) | Fault, key: Key): Parsed =>
  result.valid ? { valid: true, value: result[key] } : result;

function required(text: string, pointer: string, parse: (text: string) => Parsed): Read<string> {
  const result = parse(text);
  if (result.valid) return { value: result.value };
  const { reason, digits } = result;
  const code = reason === 'empty' ? 'required' : reason;
  return { mistake: { pointer, code, ...(digits !== undefined && { values: { digits } }) } };
}

const optional = (text: string | null, pointer: string, parse: (text: string) => Parsed): Read<string | null> =>
  text === null ? { value: null } : required(text, pointer, parse);
