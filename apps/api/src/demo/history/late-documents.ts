import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import { hasReached } from './month-state.ts';
import { choose, seededRandom } from './seeded-random.ts';
import { dayOf, earlier, instant } from './settlement-course.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';

const NOTES = [
  'Faktura za prąd, przyszła dopiero wczoraj',
  'Dwa paragony z NIP za paliwo',
  'Faktura od dostawcy opakowań FV 118',
  'Rachunek za telefon',
] as const;

interface LateDocuments {
  note: string;
  at: string;
  /** Undefined until the office has decided. */
  decided: 'this_period' | 'next_period' | undefined;
}

/** Documents found after the confirmation: in one settlement of sixteen; those of the last month are undecided. */
export function lateDocumentsOf(
  { task, company, status, course, client, back }: SettlementTimeline,
  day: string,
): LateDocuments | undefined {
  if (!client || task.kind !== 'settlement' || !hasReached(status, 'booking')) return undefined;
  const luck = seededRandom(company, task.period, 'late documents');
  if (luck >= (back === 0 ? 0.3 : 0.06)) return undefined;
  const at = instant(earlier(addWorkingDays(dayOf(course.booking), 1), day), 18, 20);
  const decided = back === 0 ? undefined : luck < 0.04 ? 'this_period' : 'next_period';
  return { note: choose(NOTES, company, task.period, 'note'), at, decided };
}
