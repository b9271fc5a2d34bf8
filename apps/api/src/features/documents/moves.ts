import type { components } from '@biuro/contract';

export type Status = components['schemas']['DocumentStatus'];

/** Where the office can move a document. Handing it over again (`sent`) is the client's, and is no move. */
const MOVES: Record<Status, readonly Status[]> = {
  sent: ['in_review', 'accepted', 'to_correct', 'rejected', 'duplicate'],
  in_review: ['accepted', 'to_correct', 'rejected', 'duplicate', 'sent'],
  to_correct: ['accepted', 'in_review', 'rejected'],
  accepted: ['booked', 'in_review', 'to_correct'],
  booked: ['archived', 'accepted'],
  rejected: ['in_review'],
  duplicate: ['in_review'],
  archived: ['booked'],
};

export const statuses = Object.keys(MOVES) as Status[]; // The keys of a record of all of them.

export const targetsOf = (status: Status): readonly Status[] => MOVES[status];

/** The client reads why. */
export const needsRemark = (to: Status): boolean => to === 'to_correct' || to === 'rejected';

/** What it says and belongs to is settled. */
export const isSettled = (status: Status): boolean => status === 'booked' || status === 'archived';

/** Who handed it over may still change it, and hand it over again. */
export const isWithClient = (status: Status): boolean => status === 'sent' || status === 'to_correct';
