import type { components } from '@biuro/contract';
import { choose, seededRandom } from '../history/seeded-random.ts';

type Category = components['schemas']['UptimeCategory'];
type Categories = readonly [Category, ...Category[]];

/** Job of a person in the office. */
export type Trade = 'accountant' | 'payroll' | 'assistant' | 'manager';

/** A time span of a day in Poland, for example from `08:05`. */
export interface Stretch {
  from: string;
  to: string;
  category: Category;
  comment: string | null;
  billable: boolean;
  /** For a company, or for the office itself. */
  forCompany: boolean;
  source: 'timer' | 'manual';
}

/** A month of an office: documents, bookkeeping, contributions by the 20th, VAT by the 25th, and then the rest. */
const RHYTHM: [until: number, categories: Categories][] = [
  [7, ['documents', 'documents', 'bookkeeping', 'bookkeeping', 'contact']],
  [14, ['bookkeeping', 'bookkeeping', 'bookkeeping', 'vat', 'contact']],
  [20, ['declarations', 'zus', 'bookkeeping', 'bookkeeping', 'contact', 'authorities']],
  [25, ['vat', 'vat', 'declarations', 'bookkeeping', 'contact', 'advice']],
  [31, ['bookkeeping', 'contact', 'onboarding', 'training', 'administration', 'documents']],
];
const PAYROLL: [until: number, categories: Categories][] = [
  [10, ['payroll', 'payroll', 'hr', 'contact']],
  [15, ['zus', 'zus', 'payroll', 'hr']],
  [31, ['hr', 'payroll', 'contact', 'training']],
];
const OTHERS: Record<'assistant' | 'manager', Categories> = {
  assistant: ['documents', 'documents', 'contact', 'administration'],
  manager: ['administration', 'contact', 'advice', 'authorities', 'onboarding', 'administration'],
};
/** Months of balance sheets and annual returns. */
const ANNUAL = new Set(['02', '03', '04']);

const COMMENTS: Partial<Record<Category, readonly [string, ...string[]]>> = {
  advice: ['Zmiana formy opodatkowania', 'Zakup samochodu: leasing czy kredyt', 'Zatrudnienie zleceniobiorcy'],
  authorities: ['Wyjaśnienia do JPK', 'Czynności sprawdzające, odpowiedź do urzędu'],
  contact: ['Brakujące faktury', 'Telefon w sprawie składek', 'Uzgodnienie wyciągu'],
  bookkeeping: ['Faktury kosztowe', 'Wyciągi bankowe', 'Raporty kasowe'],
  training: ['KSeF: zmiany od lutego', 'Szkolenie z ZUS'],
};
const BILLABLE = new Set<Category>(['advice', 'authorities', 'onboarding']);
const OWN = new Set<Category>(['administration', 'training']);

/** Six to eight hours with a break, the same for the same person and day. */
export function stretchesOf(person: string, trade: Trade, day: string): Stretch[] {
  const stretches: Stretch[] = [];
  let clock = 7 * 60 + 30 + 5 * Math.floor(seededRandom(person, day, 'begins') * 13);
  let left = 360 + 5 * Math.floor(seededRandom(person, day, 'works') * 25);
  let rested = false;
  for (let turn = 0; left >= 15; turn += 1) {
    const minutes = Math.min(left, 20 + 5 * Math.floor(seededRandom(person, day, turn, 'lasts') * 26));
    stretches.push(stretchOf({ person, trade, day, turn }, clock, clock + minutes));
    clock += minutes;
    left -= minutes;
    const lunch: boolean = !rested && clock >= 12 * 60;
    rested ||= lunch;
    clock += lunch ? 30 : seededRandom(person, day, turn, 'pauses') < 0.25 ? 10 : 0;
  }
  return stretches;
}

interface Turn {
  person: string;
  trade: Trade;
  day: string;
  turn: number;
}

function stretchOf({ person, trade, day, turn }: Turn, from: number, to: number): Stretch {
  const category = choose(categoriesOf(trade, day), person, day, turn, 'does');
  const comments = COMMENTS[category];
  const spoken = category === 'advice' || seededRandom(person, day, turn, 'writes') < 0.3;
  return {
    from: clockOf(from),
    to: clockOf(to),
    category,
    comment: comments && spoken ? choose(comments, person, day, turn, 'says') : null,
    billable: BILLABLE.has(category) && seededRandom(person, day, turn, 'bills') < 0.6,
    forCompany: !OWN.has(category),
    source: seededRandom(person, day, turn, 'clicks') < 0.6 ? 'timer' : 'manual',
  };
}

function categoriesOf(trade: Trade, day: string): Categories {
  if (trade === 'assistant' || trade === 'manager') return OTHERS[trade];
  const rhythm = trade === 'payroll' ? PAYROLL : RHYTHM;
  const categories = rhythm.find(([until]) => Number(day.slice(8)) <= until)?.[1] ?? OTHERS.assistant;
  return trade === 'accountant' && ANNUAL.has(day.slice(5, 7)) ? [...categories, 'annual'] : categories;
}

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
