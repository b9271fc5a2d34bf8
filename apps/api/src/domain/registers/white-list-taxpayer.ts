import { RegisterError } from './register-answer.ts';

/** An entry of the white list. */
export interface Taxpayer {
  name: string;
  vatStatus: 'active' | 'exempt' | 'unregistered' | undefined;
  regon: string | undefined;
  krs: string | undefined;
  /** One line, for example `UL. DŁUGA 1/2, 00-001 WARSZAWA`. */
  address: string | undefined;
  /** 26 digits each. */
  accounts: string[];
}

const STATUSES = new Map<string | undefined, Taxpayer['vatStatus']>([
  ['Czynny', 'active'],
  ['Zwolniony', 'exempt'],
  ['Niezarejestrowany', 'unregistered'],
]);

/** The taxpayer with this NIP; undefined when the list has none. */
export function taxpayerIn({ subject }: Record<string, unknown>, nip: string): Taxpayer | undefined {
  if (subject === null) return undefined;
  const name = textIn(subject, 'name');
  if (name === undefined || textIn(subject, 'nip') !== nip) throw new RegisterError('an answer about somebody else');
  return {
    name,
    vatStatus: STATUSES.get(textIn(subject, 'statusVat')),
    regon: textIn(subject, 'regon'),
    krs: textIn(subject, 'krs'),
    address: textIn(subject, 'workingAddress') ?? textIn(subject, 'residenceAddress'),
    accounts: accountsIn(subject),
  };
}

function accountsIn(subject: unknown): string[] {
  const accounts: unknown = isObject(subject) ? subject.accountNumbers : undefined;
  if (!Array.isArray(accounts)) return [];
  return accounts.filter((account): account is string => typeof account === 'string' && /^\d{26}$/.test(account));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The text under the key; undefined when it is empty. */
export function textIn(value: unknown, key: string): string | undefined {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' && text.trim() ? text.trim() : undefined;
}
