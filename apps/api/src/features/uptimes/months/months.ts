import type { components } from '@biuro/contract';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { mayDo } from '#platform/access/rights.ts';
import { audit } from '#platform/audit/audit.ts';
import { today } from '#platform/clock/today.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { toWords } from '#platform/http/errors.ts';
import { invalid, notFound, Problem } from '#platform/http/problem.ts';
import messages from '../messages.json' with { type: 'json' };
import { activePeople, lockPeople } from '../queries.ts';
import { closedOf, closeMonth, listMonths, peopleOfMonth, peopleWithTimers, reopenMonth } from './months-queries.ts';

type Schemas = components['schemas'];

const MOST_MONTHS = 24;
const USUAL_MONTHS = 6;

export const monthHandlers: Pick<Handlers, 'listUptimeMonths' | 'closeUptimeMonth' | 'reopenUptimeMonth'> = {
  async listUptimeMonths({ query }, { db, caller }) {
    const { to = today().slice(0, 7), user_id } = query;
    const from = query.from ?? shiftPeriod(to, 1 - USUAL_MONTHS);
    if (from > to || from < shiftPeriod(to, 1 - MOST_MONTHS))
      throw invalid({ pointer: '/from', code: 'range_of_months' });
    const everybody = mayDo(caller.role, 'uptimes:read');
    if (!everybody && user_id !== undefined && user_id.toLowerCase() !== caller.id)
      return { status: 200, body: { data: [] } };
    const person = everybody ? (user_id ?? null) : caller.id;
    return { status: 200, body: { data: await listMonths(db, from, to, person) } };
  },

  async closeUptimeMonth({ body: { month, users } }, context) {
    if (month > today().slice(0, 7)) throw invalid({ pointer: '/month', code: 'month_to_come' });
    const { db, caller } = context;
    const people = await lockedPeople(context, month, users);
    const timers = await peopleWithTimers(db, month);
    const closed = await closedOf(db, month);
    const answer = answerOf(context, people, (id) => (timers.has(id) ? new Problem(409, 'timer_in_month') : undefined));
    const fresh = doneOf(answer).filter((id) => !closed.has(id));
    await closeMonth(db, month, fresh, caller.id);
    await note(context, fresh, 'closed', { month });
    return { status: 200, body: answer };
  },

  async reopenUptimeMonth({ body: { month, users, reason } }, context) {
    const why = reason.trim();
    if (why === '') throw invalid({ pointer: '/reason', code: 'required' });
    const { db, caller } = context;
    const people = await lockedPeople(context, month, users === 'all' ? [...(await closedOf(db, month))] : users);
    // Read after locking: another request may have opened it meanwhile.
    const closed = await closedOf(db, month);
    const answer = answerOf(context, people, (id) => (closed.has(id) ? undefined : new Problem(409, 'month_open')));
    await reopenMonth(db, month, doneOf(answer), caller.id, why);
    await note(context, doneOf(answer), 'reopened', { month, reason: why });
    return { status: 200, body: answer };
  },
};

/** Names by id, in the requested order; null when the user does not exist in the office. */
async function lockedPeople({ db }: Context, month: string, users: Schemas['UptimePeople']) {
  const ids =
    users === 'all'
      ? [...new Set([...(await activePeople(db)), ...(await peopleOfMonth(db, month))])]
      : users.map((id) => id.toLowerCase());
  const names = await lockPeople(db, ids);
  return ids.map((id) => ({ id, name: names.get(id) ?? null }));
}

function answerOf(
  { locale }: Context,
  people: { id: string; name: string | null }[],
  refusalOf: (id: string) => Problem | undefined,
): Schemas['BulkAnswer'] {
  const rows = people.map(({ id, name }) => {
    const refusal = name === null ? notFound() : refusalOf(id);
    const error = refusal ? toWords(messages, locale, refusal).error : null;
    return { id, name: name ?? '', result: refusal ? ('refused' as const) : ('done' as const), error };
  });
  const done = rows.filter(({ result }) => result === 'done').length;
  return { data: { done, refused: rows.length - done, rows } };
}

const doneOf = ({ data }: Schemas['BulkAnswer']) =>
  data.rows.filter(({ result }) => result === 'done').map(({ id }) => id);

const note = (context: Context, people: string[], done: string, after: Record<string, string>) =>
  audit(
    context,
    ...people.map((id) => ({
      action: `uptime_month.${done}`,
      entity: 'uptime_month' as const,
      entityId: id,
      after,
    })),
  );
