import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import type { Entry } from './entries.ts';
import { lateDocumentsOf } from './late-documents.ts';
import { hasReached } from './month-state.ts';
import { clarificationOf, missingOf, REOPENED, SUSPENDED } from './open-issues.ts';
import { seededRandom } from './seeded-random.ts';
import { dayOf, earlier, instant } from './settlement-course.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';

type Status = SettlementTimeline['status'];

/** History entries of a settlement: its opening, each transition, and late documents. */
export function movesOf(one: SettlementTimeline, day: string): Entry[] {
  const { task, status, course } = one;
  const opened = { of: one, action: 'task.opened', at: course.opened, by: undefined, after: { period: task.period } };
  const far = status === 'correcting' ? 'closed' : status;
  const usual = [...deliveryOf(one, day), ...bookingOf(one), ...endOf(one)];
  const gone = usual.flatMap(([step, entry]) => (hasReached(far, step) ? [entry] : []));
  return [opened, ...gone, ...unusualOf(one, day), ...lateEntries(one, day)];
}

/** The status that a settlement must have passed for the entry. */
type Step = [Status, Entry];

function move(
  one: SettlementTimeline,
  at: string,
  [before, after]: [Status, Status],
  more: Record<string, string> = {},
): Entry {
  const change = { before: { status: before }, after: { status: after, ...more } };
  return { of: one, action: 'task.moved', at, by: one.worker, ...change };
}

/** Documents: in one month of five something is missing at first. Clients of the portal confirm them. */
function deliveryOf(one: SettlementTimeline, day: string): Step[] {
  const { task, company, status, course, client } = one;
  const asked = instant(earlier(addWorkingDays(dayOf(course.confirmed), -1), day), 13, 10);
  const lacks =
    status === 'incomplete' || (task.kind === 'settlement' && seededRandom(company, task.period, 'gaps') < 0.2);
  const gaps = lacks && asked > course.opened;
  const missing = { missing: missingOf(one).join('; ') };
  const complete = move(one, course.confirmed, [gaps ? 'incomplete' : 'awaiting_documents', 'complete']);
  const byClient = client && task.kind === 'settlement' && { action: 'task.documents_confirmed', by: client };
  return [
    ...(gaps ? [['incomplete', move(one, asked, ['awaiting_documents', 'incomplete'], missing)] satisfies Step] : []),
    ['complete', { ...complete, ...byClient }],
  ];
}

/** Booking, which now and then waits for a clarification. */
function bookingOf(one: SettlementTimeline): Step[] {
  const { task, company, status, course } = one;
  const doubts = status === 'clarification' || seededRandom(company, task.period, task.kind, 'doubts') < 0.07;
  const clarification = { reason: clarificationOf(one) };
  const asked = move(one, plus(course.booking, 40), ['booking', 'clarification'], clarification);
  const answered = move(one, plus(course.booked, -30), ['clarification', 'booking']);
  return [
    ['booking', move(one, course.booking, ['complete', 'booking'])],
    ...(doubts
      ? ([
          ['clarification', asked],
          ['booked', answered],
        ] satisfies Step[])
      : []),
    ['booked', move(one, course.booked, ['booking', 'booked'])],
    ['calculated', move(one, plus(course.calculated, 2), ['booked', 'calculated'])],
  ];
}

function endOf(one: SettlementTimeline): Step[] {
  const { task, course } = one;
  const reviewed = task.reviewer_id !== null;
  const review = move(one, plus(course.calculated, 9), ['calculated', 'review']);
  return [
    ...(reviewed ? [['review', review] satisfies Step] : []),
    ['published', move(one, plus(course.published, 1), [reviewed ? 'review' : 'calculated', 'published'])],
    ['closed', move(one, course.closed, ['published', 'closed'])],
  ];
}

/** Exceptions: a suspended settlement, and a reopened one. */
function unusualOf(one: SettlementTimeline, day: string): Entry[] {
  const { status, course } = one;
  if (status === 'suspended')
    return [
      move(one, course.booking, ['complete', 'booking']),
      move(one, plus(course.booking, 90), ['booking', 'suspended'], { reason: SUSPENDED }),
    ];
  const lately = instant(earlier(day, day), 12, 25);
  return status === 'correcting' ? [move(one, lately, ['closed', 'correcting'], { reason: REOPENED })] : [];
}

function lateEntries(one: SettlementTimeline, day: string): Entry[] {
  const late = lateDocumentsOf(one, day);
  if (!late) return [];
  const { note, at, decided } = late;
  const reported = { of: one, action: 'task.late_documents_reported', at, by: one.client, after: { note } };
  const after = { decision: decided, note };
  const decision = { of: one, action: 'task.late_documents_decided', at: plus(at, 95), by: one.worker, after };
  return decided ? [reported, decision] : [reported];
}

const plus = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString();
