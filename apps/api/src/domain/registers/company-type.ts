import type { components } from '@biuro/contract';
import type { LegalForm, Unit } from './gus-unit.ts';

type CompanyType = components['schemas']['CompanyType'];

/** Codes of legal forms in REGON. */
const BY_CODE = new Map<number, CompanyType>([
  [19, 'sc'],
  [85, 'community'],
  [99, 'jdg'],
  [115, 'sp'],
  [116, 'sa'],
  [117, 'zoo'],
  [118, 'sj'],
  [120, 'sk'],
  [121, 'ska'],
]);

/**
 * Legal forms in names of companies, and in the plural of the register. For a combination such as `sp. z o.o. sp.k.`
 * the first match counts.
 */
const BY_WORDS: [RegExp, CompanyType][] = [
  [/^fundacj[ae] rodzinn[ae]/, 'other'],
  [/^fundacj[ae](?= |$)/, 'foundation'],
  [/^stowarzyszeni[ea](?= |$)/, 'association'],
  [/^wspólnot[ay] mieszkaniow[ae]/, 'community'],
  [/(?:^| )prost[ae] spółk[ai] akcyjn[ae]| p\. ?s\. ?a\.(?= |$)/, 'psa'],
  [/(?:^| )spółk[ai] komandytowo-akcyjn[ae]| s\. ?k\. ?a\.(?= |$)/, 'ska'],
  [/(?:^| )spółk[ai] komandytow[ae](?= |$)| sp\. ?k\.(?= |$)/, 'sk'],
  [/(?:^| )spółk(?:a partnerska|i partnerskie)(?= |$)| sp\. ?p\.(?= |$)/, 'sp'],
  [/(?:^| )spółk[ai] jawn[ae](?= |$)| sp\. ?j\.(?= |$)/, 'sj'],
  [/(?:^| )spółk[ai] cywiln[ae](?= |$)| s\. ?c\.(?= |$)/, 'sc'],
  [/(?:^| )spółk[ai] z ograniczoną odpowiedzialnością(?= |$)| sp\. ?z ?o\. ?o\.(?= |$)/, 'zoo'],
  [/(?:^| )spółk[ai] akcyjn[ae](?= |$)| s\. ?a\.(?= |$)/, 'sa'],
];

const BY_ACTIVITY = { business: 'jdg', farm: 'farmer', other: undefined } as const;

/** The legal form by the code of the register or by the name. */
export function companyTypeOf(name: string | undefined, unit?: Unit): CompanyType | undefined {
  if (unit?.kind === 'person') return unit.activity && BY_ACTIVITY[unit.activity];
  return (unit?.legalForm && byForm(unit.legalForm)) ?? byWords(name);
}

function byForm({ code, name }: LegalForm): CompanyType | undefined {
  if (code === undefined && name === undefined) return undefined;
  return BY_CODE.get(Number(code)) ?? byWords(name) ?? 'other';
}

function byWords(name = ''): CompanyType | undefined {
  const words = name.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('pl');
  return BY_WORDS.find(([pattern]) => pattern.test(words))?.[1];
}
