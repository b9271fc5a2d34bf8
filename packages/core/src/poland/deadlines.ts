import { toDate } from '../lib/date.ts';
import { type DeadlineDay, type DeadlineId, type DeadlineRule, deadlineRules } from './deadline-rules.ts';
import { monthAfter, periodParts } from './period.ts';
import { nextWorkingDay } from './working-day.ts';

/** Days as `YYYY-MM-DD`: what the act names, and until when the matter is in time. */
export interface DueDate {
  statutory: string;
  due: string;
  shifted: boolean;
}

/**
 * When something for a period is due. A statutory day that is no working day moves to the next one, where the rule allows it.
 *
 * Rule: art. 12 § 5 of the act of 29 August 1997, Ordynacja podatkowa; for contributions through art. 31 of the act on the social
 * insurance system, for PPK art. 115 of the civil code. OSS does not move: art. 130c ust. 3 of the VAT act.
 *
 * A tax year is taken to be the calendar year. @throws RangeError where the period is not as long as the rule's.
 */
export function dueDate(deadline: DeadlineId, period: string): DueDate {
  const rule: DeadlineRule = deadlineRules[deadline];
  const { type } = periodParts(period);
  if (type !== rule.period)
    throw new RangeError(`The deadline ${deadline} is for a ${rule.period}, not for ${period}.`);

  const statutory = dayAfter(period, exceptionFor(rule, period) ?? rule);
  const due = rule.shifts ? nextWorkingDay(statutory) : statutory;
  return { statutory, due, shifted: due !== statutory };
}

/** The act and the article that name a deadline. */
export function deadlineSource(deadline: DeadlineId): DeadlineRule['source'] {
  return deadlineRules[deadline].source;
}

export function isDeadline(text: string): text is DeadlineId {
  return Object.hasOwn(deadlineRules, text);
}

function exceptionFor({ except = {} }: DeadlineRule, period: string): DeadlineDay | undefined {
  return Object.entries(except).find(([ending]) => period.endsWith(ending))?.[1];
}

function dayAfter(period: string, { day, months }: DeadlineDay): string {
  const { year, number: month } = periodParts(monthAfter(period, months));
  return day === 'last' ? toDate(year, month + 1, 0) : toDate(year, month, day);
}
