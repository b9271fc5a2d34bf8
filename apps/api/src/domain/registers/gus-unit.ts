import type { Row } from './gus-soap.ts';
import type { RegisterAddress } from './register-address.ts';
import { RegisterError } from './register-answer.ts';

/** An enterprise in REGON. */
export interface Unit {
  kind: 'legal' | 'person';
  name: string;
  /** 9 digits. */
  regon: string;
  address: RegisterAddress;
  /** Kind of activity of a natural person. */
  activity?: 'business' | 'farm' | 'other';
  legalForm?: LegalForm | undefined;
}

export interface LegalForm {
  /** Code in REGON, for example `117`. */
  code: string | undefined;
  name: string | undefined;
  /** Number in the National Court Register. */
  krs: string | undefined;
}

/** By `SilosID`: entries of CEIDG are the most complete ones of a person, deleted ones the least. */
const ACTIVITIES = new Map([
  ['1', 'business'],
  ['3', 'other'],
  ['2', 'farm'],
] as const);
const ORDER = ['6', ...ACTIVITIES.keys()];

/** The enterprise among the rows of a search, which also contain its local units; undefined when there is none. */
export function mainUnitIn(rows: Row[]): Unit | undefined {
  const [row] = rows.filter(({ Typ }) => Typ === 'P' || Typ === 'F').toSorted((a, b) => rankOf(a) - rankOf(b));
  if (!row) return undefined;
  const { Nazwa: name, Regon: regon } = row;
  if (name === undefined || !/^\d{9}$/.test(regon ?? '') || regon === undefined)
    throw new RegisterError('an enterprise without name or REGON');
  const unit = { name, regon, address: addressIn(row) };
  if (row.Typ === 'P') return { kind: 'legal', ...unit };
  const activity = activityOf(row);
  return { kind: 'person', ...unit, ...(activity && { activity }) };
}

/** What the report about a legal person adds. */
export function legalFormIn([row]: Row[]): LegalForm | undefined {
  if (!row) return undefined;
  const number = row.praw_numerWRejestrzeEwidencji;
  return {
    code: row.praw_szczegolnaFormaPrawna_Symbol,
    name: row.praw_szczegolnaFormaPrawna_Nazwa,
    // Numbers of other registers have other formats.
    krs: /^0\d{9}$/.test(number ?? '') ? number : undefined,
  };
}

const activityOf = ({ SilosID }: Row): Unit['activity'] => (SilosID ? ACTIVITIES.get(SilosID as '1') : undefined);

function rankOf({ SilosID = '', DataZakonczeniaDzialalnosci }: Row): number {
  const place = ORDER.indexOf(SilosID);
  return (place < 0 ? ORDER.length : place) + (DataZakonczeniaDzialalnosci ? 10 : 0);
}

const addressIn = (row: Row): RegisterAddress => ({
  street: row.Ulica,
  building: row.NrNieruchomosci,
  flat: row.NrLokalu,
  // Reports omit the hyphen, searches do not.
  postal_code: row.KodPocztowy?.replace(/^(\d{2})(\d{3})$/, '$1-$2'),
  city: row.Miejscowosc,
});
