import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { isMonth } from '../months.ts';
import type { Kind } from '../statuses.ts';

/** What the name of a file says of its kind; the first that fits counts. Written without Polish letters. */
const names: [RegExp, Kind][] = [
  [/wyciag|statement|mt940|\.sta$/, 'bank_statement'],
  [/raport.*(kas|fisk|dob)|kasow|fiskaln/, 'cash_report'],
  [/korekt|koryguj|\bkor\b/, 'correction'],
  [/lista.?plac|payroll/, 'payroll'],
  [/umow|aneks|contract/, 'contract'],
  [/\bupo\b/, 'upo'],
  [/deklarac|\bjpk|\bpit\b|\bcit\b|\bvat.?7/, 'declaration'],
  [/potwierdz|przelew|transfer/, 'transfer'],
  [/pismo|wezwanie|decyzj|zawiadom/, 'official_letter'],
  [/kwestionariusz|badania|zwolnien|urlop|swiadectw/, 'staff'],
  [/sprzeda|sales/, 'sale'],
  [/\bfv|\bfak|faktur|invoice|paragon|rachunek|paliw|receipt/, 'cost'],
];

const months = ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paz', 'lis', 'gru'];

/** The kind by the name and type of a file; of most that says nothing it is a cost: a photograph, a PDF. */
export function guessKind({ name, type }: Pick<File, 'name' | 'type'>): Kind {
  const plain = plainOf(name);
  const named = names.find(([pattern]) => pattern.test(plain))?.[1];
  if (named) return named;
  return type.startsWith('image/') || type === 'application/pdf' || type.endsWith('xml') ? 'cost' : 'other';
}

/** The month that the name of a file speaks of, unless that is far from the open one; otherwise the open one. */
export function guessMonth(name: string, open: string): string {
  const plain = plainOf(name);
  const found = [
    /(?<!\d)(20\d\d)[-_. ]?(0[1-9]|1[0-2])(?!\d(?!\d))/.exec(plain),
    /(?<!\d)(0?[1-9]|1[0-2])[-_. ](20\d\d)/.exec(plain),
  ].flatMap((match) => (match ? [ofParts(match)] : []));
  const worded = ofWords(plain, open);
  return [...found, ...worded].find((month) => isNear(month, open)) ?? open;
}

function ofParts([, first = '', second = '']: RegExpExecArray): string {
  return first.length === 4 ? `${first}-${second}` : `${second}-${first.padStart(2, '0')}`;
}

/** "wyciag pazdziernik 2026", and without a year the last such month. */
function ofWords(plain: string, open: string): string[] {
  const match = /(?<![a-z])(sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paz|lis|gru)[a-z]*[-_. ]*(20\d\d)?/.exec(plain);
  const number = match ? months.indexOf(match[1] ?? '') + 1 : 0;
  if (number === 0) return [];
  const of = (year: string | number) => `${year}-${String(number).padStart(2, '0')}`;
  if (match?.[2]) return [of(match[2])];
  const year = Number(open.slice(0, 4));
  return [of(year), of(year - 1)];
}

function isNear(month: string, open: string): boolean {
  return isMonth(month) && month <= shiftPeriod(open, 2) && month >= shiftPeriod(open, -18);
}

/** In small letters without those that are Polish, and what joins words as a space. */
function plainOf(name: string): string {
  return name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[_-]+/g, ' ');
}
