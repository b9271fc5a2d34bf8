import type { components } from '@biuro/contract';
import { planNotices } from '#domain/notices/plan-notices.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { forbidden, invalid, Problem } from '#platform/http/problem.ts';
import { noteDown } from '../history.ts';
import { bulkAnswer, type Chosen, reachableEntries } from '../list/chosen.ts';
import { monthClosed } from '../place.ts';
import { changeEntries, type Entry, findMonth, lockPeople } from '../queries.ts';
import { mayChangeOf } from '../read.ts';

type Schemas = components['schemas'];
type Choice = Schemas['UptimeChoice'];
type Status = Schemas['UptimeStatus'];

interface Move {
  from: readonly Status[];
  to: Status;
  /** Name in the history, and of what is refused: `not_DONE`. */
  done: string;
  reason: string | null;
}

const submit: Move = { from: ['saved', 'rejected'], to: 'submitted', done: 'submitted', reason: null };
const approve: Move = { from: ['submitted'], to: 'approved', done: 'approved', reason: null };
const withdraw: Move = { from: ['approved'], to: 'submitted', done: 'approval_withdrawn', reason: null };
const reject = (reason: string): Move => ({
  from: ['submitted', 'approved'],
  to: 'rejected',
  done: 'rejected',
  reason,
});

export const reviewHandlers: Pick<
  Handlers,
  'submitUptimes' | 'approveUptimes' | 'withdrawUptimeApproval' | 'rejectUptimes'
> = {
  async submitUptimes({ body }, context) {
    return { status: 200, body: await moveAll(context, body, submit) };
  },

  async approveUptimes({ body }, context) {
    return { status: 200, body: await moveAll(context, body, approve) };
  },

  async withdrawUptimeApproval({ body }, context) {
    return { status: 200, body: await moveAll(context, body, withdraw) };
  },

  async rejectUptimes({ body: { reason, ...choice } }, context) {
    if (reason.trim() === '') throw invalid({ pointer: '/reason', code: 'required' });
    return { status: 200, body: await moveAll(context, choice, reject(reason.trim())) };
  },
};

/** Each entry is changed or refused by itself. */
async function moveAll(context: Context, choice: Choice, move: Move): Promise<Schemas['BulkAnswer']> {
  const chosen = await chosenEntries(context, choice, move);
  const moved = chosen.flatMap(({ entry, refusal }) => (entry && !refusal ? [entry] : []));
  await changeEntries(
    context.db,
    moved.map(({ id }) => id),
    { status: move.to, reason: move.reason },
  );
  for (const entry of moved) if (isNoteworthy(context, entry, move)) await note(context, entry, move);
  if (move.to === 'rejected') await tellPeople(context, moved);
  return bulkAnswer(context, chosen);
}

async function chosenEntries(context: Context, { ids, month, user_id }: Choice, move: Move): Promise<Chosen[]> {
  if ((ids === undefined) === (month === undefined)) throw invalid({ pointer: '/ids', code: 'ids_or_month' });
  if (month !== undefined) return monthOf(context, user_id?.toLowerCase() ?? context.caller.id, month, move);
  const reached = await reachableEntries(context, ids ?? []);
  return reached.map(({ id, entry, refusal }) => ({
    id,
    entry,
    refusal: refusal ?? (entry && refusalOf(entry, move)),
  }));
}

/** Entries of a user's month whose status can be changed. */
async function monthOf(context: Context, userId: string, month: string, move: Move): Promise<Chosen[]> {
  if (!mayChangeOf(context.caller, userId)) throw forbidden();
  await lockPeople(context.db, [userId]);
  const entries = await findMonth(context.db, userId, month);
  return entries
    .filter(({ status }) => move.from.includes(status))
    .map((entry) => ({ id: entry.id, entry, refusal: refusalOf(entry, move) }));
}

function refusalOf(entry: Entry, { from, done }: Move): Problem | undefined {
  if (entry.locked) return monthClosed(entry.day.slice(0, 7));
  return from.includes(entry.status) ? undefined : new Problem(409, `not_${done}`);
}

/** Submitting one's own work is not recorded; decisions about it are. */
const isNoteworthy = ({ caller }: Context, entry: Entry, { done }: Move) =>
  done !== 'submitted' || entry.user_id !== caller.id;

const note = (context: Context, entry: Entry, { to, done, reason }: Move) =>
  noteDown(context, entry.id, done, { before: { status: entry.status }, after: { status: to, reason } });

/** One notice per user about all rejected entries. */
async function tellPeople({ db, caller, requestId }: Context, rejected: Entry[]): Promise<void> {
  const people = new Set(rejected.map(({ user_id }) => user_id).filter((id) => id !== caller.id));
  await planNotices(
    db,
    [...people].map((id) => ({
      event: 'uptimes_rejected',
      entityId: id,
      companyId: null,
      to: { users: [id] },
      dedupeKey: `uptimes_rejected ${requestId}`,
    })),
  );
}
