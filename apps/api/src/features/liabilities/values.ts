import type { components } from '@biuro/contract';
import { parseMoney, toGrosze } from '@biuro/core/lib/money.ts';
import { parseNrb } from '@biuro/core/poland/nrb.ts';
import { isInWholeZloty, type LiabilityKind } from '#domain/settlement/liability-kinds.ts';
import type { Mistake } from '#platform/http/problem.ts';

export type Result = components['schemas']['LiabilityResult'];

/** An amount as it is stored, or the mistake in it. The contract has checked that it is a decimal. */
export function readAmount(
  kind: LiabilityKind,
  written: string | null,
): { amount: string | null; mistakes: Mistake[] } {
  if (written === null) return { amount: null, mistakes: [] };
  const money = parseMoney(written);
  if (!money.valid) return { amount: null, mistakes: [{ pointer: '/amount', code: money.reason }] };
  const whole = !isInWholeZloty(kind) || toGrosze(money.amount) % 100 === 0;
  return { amount: money.amount, mistakes: whole ? [] : [{ pointer: '/amount', code: 'whole_zloty' }] };
}

/** What came out: told by the accountant, or by the amount alone. */
export function readResult(amount: string | null, told: Result | null): { result: Result | null; mistakes: Mistake[] } {
  if (amount === null) return { result: null, mistakes: [] };
  const nothing = toGrosze(amount) === 0;
  if (told === null) return { result: nothing ? 'zero' : 'payable', mistakes: [] };
  if (nothing === (told === 'zero')) return { result: told, mistakes: [] };
  return { result: told, mistakes: [{ pointer: '/result', code: nothing ? 'of_zero' : 'not_zero' }] };
}

/** The 26 digits of an account, or what is wrong with what was written. */
export function readAccount(written: string | null): { account: string | null; mistakes: Mistake[] } {
  const text = written?.trim();
  if (!text) return { account: null, mistakes: [] };
  const read = parseNrb(text);
  if (read.valid) return { account: read.nrb, mistakes: [] };
  const digits = read.reason === 'length' && { values: { digits: read.digits } };
  return { account: null, mistakes: [{ pointer: '/account', code: read.reason, ...digits }] };
}

interface Days {
  due_date: string;
  due_reason: string | null;
}

/** Another day than the computed one needs its reason; going back to the computed one drops it. */
export function readDue(computed: string | undefined, { due_date, due_reason }: Days): Days & { mistakes: Mistake[] } {
  if (due_date === computed) return { due_date, due_reason: null, mistakes: [] };
  const reason = due_reason?.trim() || null;
  const needed = computed !== undefined && reason === null;
  return { due_date, due_reason: reason, mistakes: needed ? [{ pointer: '/due_reason', code: 'required' }] : [] };
}
