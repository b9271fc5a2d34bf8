import type { components } from '@biuro/contract';
import { today } from '#platform/clock/today.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import { type EmployeeRow, endAbsences, insertAbsence } from './queries.ts';

type Status = components['schemas']['EmployeeStatus'];

interface Asked {
  status: Status;
  absent_until: string | null | undefined;
  /** The last day of work as it is stored. */
  employed_to: string | null;
}

/**
 * The part of the chosen status that is stored; the rest follows from dates. Throws for a status that contradicts the
 * dates, and for an absence without an end.
 */
export function storedStatus(before: EmployeeRow, { status, absent_until, employed_to }: Asked) {
  if (status === before.status) return before.stored_status;
  if (employed_to && employed_to < today() && status !== 'reported' && status !== 'dismissed')
    throw invalid({ pointer: '/employed_to', code: 'over' });
  if (status !== 'absent') return status;
  if (!absent_until) throw invalid({ pointer: '/absent_until', code: 'required' });
  if (absent_until < today()) throw invalid({ pointer: '/absent_until', code: 'past' });
  return before.stored_status === 'notice' ? 'notice' : 'employed';
}

/** Adds, moves or ends the absence that the status implies. */
export async function changeAbsence({ db }: Context, before: EmployeeRow, asked: Asked): Promise<void> {
  const { status, absent_until } = asked;
  const away = before.status === 'absent';
  if (status !== 'absent') {
    if (away && status !== before.status) await endAbsences(db, before.id);
    return;
  }
  if (!absent_until || absent_until === before.absent_until) return;
  if (away) await endAbsences(db, before.id);
  if (absent_until >= today())
    await insertAbsence(db, { employee_id: before.id, kind: 'other', first_day: today(), last_day: absent_until });
}
