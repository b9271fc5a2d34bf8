import type { components } from '@biuro/contract';

type Schemas = components['schemas'];
export type TaskStatus = Schemas['TaskStatus'];
type Role = Schemas['Role'];

export interface TaskState {
  status: TaskStatus;
  /** The status before the task was suspended. */
  status_before: TaskStatus | null;
  reviewer_id: string | null;
  liabilities: {
    kind: Schemas['LiabilityKind'];
    /** Partner who owes it. */
    partner: string | null;
    status: Schemas['LiabilityStatus'];
    result: Schemas['LiabilityResult'] | null;
    /** A changed amount waits for the reviewer. */
    waiting: boolean;
  }[];
  declarations: { status: Schemas['DeclarationStatus'] }[];
}

export interface Mover {
  id: string;
  role: Role;
}

/** Why a transition is not possible; its message is `to.CODE`. */
export type Refusal =
  | 'same'
  | 'not_next'
  | 'final'
  | 'back_only'
  | 'not_calculated'
  | 'no_reviewer'
  | 'not_reviewed'
  | 'not_the_reviewer'
  | 'not_published'
  | 'not_filed'
  | 'not_paid'
  | 'correction_waits'
  | 'only_accountants'
  | 'only_administrators';

type Condition = (task: TaskState, mover: Mover) => Refusal | undefined;

interface Move {
  to: TaskStatus;
  /** A reason is required. */
  reason?: true;
  refuse?: Condition[];
}

const ADMINISTRATORS: Role[] = ['owner', 'administrator'];
const ACCOUNTANTS: Role[] = [...ADMINISTRATORS, 'accountant'];

const refuseUnless =
  (refusal: Refusal, holds: (task: TaskState, mover: Mover) => boolean): Condition =>
  (task, mover) =>
    holds(task, mover) ? undefined : refusal;

const PUBLISHED = ['published', 'read', 'paid', 'confirmed', 'not_applicable'];
const SETTLED = ['paid', 'confirmed', 'not_applicable'];
const FILED = ['accepted', 'corrected', 'not_applicable'];

const calculated = refuseUnless('not_calculated', ({ liabilities }) =>
  liabilities.every(({ status }) => status !== 'to_calculate'),
);
/** A result of zero needs no notice. */
const published = refuseUnless('not_published', ({ liabilities }) =>
  liabilities.every(
    ({ status, result }) => PUBLISHED.includes(status) || (status !== 'to_calculate' && result === 'zero'),
  ),
);
const filed = refuseUnless('not_filed', ({ declarations }) =>
  declarations.every(({ status }) => FILED.includes(status)),
);
/** Nothing is left to pay; refunds and carried-over amounts are not payments. */
const paid = refuseUnless('not_paid', ({ liabilities }) =>
  liabilities.every(
    ({ status, result }) =>
      SETTLED.includes(status) || (status !== 'to_calculate' && result !== null && result !== 'payable'),
  ),
);
const noCorrectionWaits = refuseUnless('correction_waits', ({ liabilities }) =>
  liabilities.every(({ waiting }) => !waiting),
);
const withReviewer = refuseUnless('no_reviewer', ({ reviewer_id }) => reviewer_id !== null);
const withoutReviewer = refuseUnless('not_reviewed', ({ reviewer_id }) => reviewer_id === null);
const byReviewer = refuseUnless('not_the_reviewer', ({ reviewer_id }, { id }) => reviewer_id === id);
const byAccountants = refuseUnless('only_accountants', (_task, { role }) => ACCOUNTANTS.includes(role));
const byAdministrators = refuseUnless('only_administrators', (_task, { role }) => ADMINISTRATORS.includes(role));

const correcting: Move = { to: 'correcting', reason: true, refuse: [byAccountants] };

/** Allowed transitions. Suspending, resuming and cancelling are the same for all statuses: see {@link movesOf}. */
const NEXT: Record<TaskStatus, Move[]> = {
  awaiting_documents: [{ to: 'complete' }, { to: 'incomplete' }, { to: 'booking' }],
  incomplete: [{ to: 'complete' }, { to: 'booking' }],
  complete: [{ to: 'booking' }, { to: 'incomplete' }],
  booking: [{ to: 'booked' }, { to: 'clarification', reason: true }],
  clarification: [{ to: 'booking' }],
  booked: [{ to: 'calculated', refuse: [calculated] }, { to: 'booking' }],
  calculated: [
    { to: 'review', refuse: [withReviewer] },
    { to: 'published', refuse: [withoutReviewer, published] },
    { to: 'booking' },
  ],
  review: [
    { to: 'published', refuse: [byReviewer, published] },
    { to: 'booking', reason: true },
  ],
  published: [{ to: 'closed', refuse: [noCorrectionWaits, filed, paid] }, correcting],
  closed: [correcting],
  correcting: [{ to: 'published', refuse: [published] }],
  suspended: [],
  cancelled: [],
};

/** Cannot be suspended or cancelled. */
const OVER: TaskStatus[] = ['closed', 'cancelled'];
/** Published results are corrected; they cannot be cancelled. */
const TOLD: TaskStatus[] = ['published', 'correcting'];

/** The transitions of the status, whether or not they are possible now. */
export function movesOf({ status, status_before }: Pick<TaskState, 'status' | 'status_before'>): Move[] {
  if (OVER.includes(status)) return NEXT[status];
  return [
    ...NEXT[status],
    ...holdOf(status, status_before),
    { to: 'cancelled', reason: true, refuse: [byAdministrators] },
  ];
}

function holdOf(status: TaskStatus, before: TaskStatus | null): Move[] {
  if (status === 'suspended') return [{ to: before ?? 'awaiting_documents' }];
  return TOLD.includes(status) ? [] : [{ to: 'suspended', reason: true }];
}

const reasonAgainst = (move: Move, task: TaskState, mover: Mover): Refusal | undefined =>
  move.refuse?.map((condition) => condition(task, mover)).find((refusal) => refusal !== undefined);

/** The transitions, each with the reason why it is not possible. */
export const transitionsOf = (task: TaskState, mover: Mover) =>
  movesOf(task).map((move) => ({
    to: move.to,
    reason: move.reason ?? false,
    refusal: reasonAgainst(move, task, mover),
  }));

/** Whether the transition is possible, and whether it requires a reason. */
export function checkMove(
  task: TaskState,
  mover: Mover,
  to: TaskStatus,
): { refusal: Refusal } | { refusal: undefined; reason: boolean } {
  const move = movesOf(task).find((one) => one.to === to);
  if (!move) return { refusal: whyNot(task.status, to) };
  const refusal = reasonAgainst(move, task, mover);
  return refusal ? { refusal } : { refusal: undefined, reason: move.reason ?? false };
}

function whyNot(from: TaskStatus, to: TaskStatus): Refusal {
  if (from === to) return 'same';
  if (from === 'cancelled') return 'final';
  return from === 'suspended' ? 'back_only' : 'not_next';
}
