import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Column } from './columns.ts';

/** Other spellings of the words in an exported file. */
const OTHER_WORDS: Partial<Record<Column, Record<string, string[]>>> = {
  company_type: {
    jdg: ['jednoosobowa działalność gospodarcza', 'działalność', 'osoba fizyczna'],
    sc: ['s.c.', 'sp. c.', 'spółka cywilna osób fizycznych'],
    sj: ['sp. j.', 'sp.j.'],
    sp: ['sp. p.', 'sp.p.'],
    sk: ['sp. k.', 'sp.k.'],
    ska: ['s.k.a.'],
    zoo: ['sp. z o. o.', 'sp z o.o.', 'sp. zoo', 'spółka z o.o.', 'spółka z ograniczoną odpowiedzialnością'],
    psa: ['p.s.a.'],
    sa: ['s.a.', 'spółka akcyjna'],
    community: ['wspólnota'],
  },
  taxation_form: {
    scale: ['skala', 'skala podatkowa', 'zasady ogólne', 'zasady ogólne (skala)', '12/32'],
    linear: ['liniowy', 'liniowo', '19%'],
    lump_sum: ['ryczałt', 'ryczałt od przychodów ewidencjonowanych'],
    tax_card: ['karta'],
    cit9: ['cit 9'],
    cit19: ['cit', 'cit 19'],
    estonian_cit: ['cit estoński', 'ryczałt od dochodów spółek'],
    exempt: ['zwolniony', 'zwolniona'],
  },
  books_form: {
    kpir: ['pkpir', 'kpr', 'książka przychodów i rozchodów', 'podatkowa księga przychodów i rozchodów'],
    revenue_register: ['ewidencja', 'ewidencja ryczałtu'],
    full: ['pełna', 'księgi handlowe', 'pełne księgi', 'kh'],
    simplified_ngo: ['uepik', 'uepik (ngo)', 'uproszczona'],
    none: ['brak', 'nie prowadzi'],
  },
  income_period: { monthly: ['miesięczne', 'm'], quarterly: ['kwartalne', 'k'], none: ['brak'] },
  vat_status: {
    active: ['tak', 'vat', 'vatowiec', 'czynny podatnik'],
    exempt: ['nie', 'zw', 'zwolniona'],
    unregistered: ['brak'],
  },
  vat_period: {
    monthly: ['miesięcznie', 'miesiąc', 'm', 'jpk_v7m', 'v7m'],
    quarterly: ['kwartalnie', 'kwartał', 'k', 'jpk_v7k', 'v7k'],
  },
  zus_scheme: {
    preferential: ['preferencyjny', 'preferencyjne', 'mały zus'],
    small_plus: ['mały zus+', 'mzp'],
    full: ['pełny', 'pełny zus', 'duży', 'duży zus'],
    health_only: ['tylko zdrowotna', 'zdrowotna', 'zbieg'],
    not_applicable: ['brak', 'nie'],
  },
  doc_channel: { email: ['mail'], paper: ['papierowo'], mixed: ['mieszany', 'mieszanie'] },
  lifecycle: {
    prospect: ['potencjalny'],
    onboarding: ['wdrażany'],
    active: ['aktywny'],
    suspended: ['zawieszony'],
    notice: ['w wypowiedzeniu'],
    ended: ['zakończony'],
  },
};

const CODED = [
  'company_type',
  'taxation_form',
  'books_form',
  'income_period',
  'vat_status',
  'vat_period',
  'zus_scheme',
  'doc_channel',
  'lifecycle',
] as const;
type Coded = (typeof CODED)[number];

export const isCoded = (column: Column): column is Coded => CODED.some((coded) => coded === column);

const folded = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const codes = Object.fromEntries(CODED.map((column) => [column, codesOf(column)])) as Record<
  Coded,
  Map<string, string>
>;

function codesOf(column: Coded): Map<string, string> {
  const prefix = `export.${column}.`;
  const told = Object.entries(messages).filter(([id]) => id.startsWith(prefix));
  const other = Object.entries(OTHER_WORDS[column] ?? {});
  return new Map([
    ...other.flatMap(([code, words]) => words.map((word) => [word, code] as const)),
    ...told.flatMap(([id, { pl, en }]) =>
      [id.slice(prefix.length), pl, en].map((word) => [folded(word), id.slice(prefix.length)] as const),
    ),
  ]);
}

/** The code for a word of the file; undefined for an unknown one. */
export const codeOf = (column: Coded, text: string): string | undefined => codes[column].get(folded(text));

/** What may stand in a column, in one language; undefined where that is no list. */
export function wordsOf(column: Column, locale: Locale): string[] | undefined {
  const text = createText(messages, locale);
  // Every such id is in the messages.
  const wordOf = (id: string) => text(id as keyof typeof messages);
  if (TRUTHS.includes(column)) return [wordOf('yes'), wordOf('no')];
  if (!isCoded(column)) return undefined;
  const prefix = `export.${column}.`;
  return Object.keys(messages).flatMap((id) => (id.startsWith(prefix) ? [wordOf(id)] : []));
}

/** Columns of yes and no. */
export const TRUTHS: readonly Column[] = ['vat_eu', 'has_employees', 'ppk', 'pfron'];

const YES = ['tak', 't', 'x', '1', 'true', 'yes', '+'];
const NO = ['nie', 'n', '0', 'false', 'no', '-'];

/** Yes or no; undefined for anything else. */
export function truthOf(cell: unknown): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const text = folded(String(cell));
  return YES.includes(text) || (NO.includes(text) ? false : undefined);
}
