import { audit } from '#platform/audit/audit.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { shownOf } from '../history.ts';
import { changeEntries, deleteEntries, type Entry, findNames } from '../queries.ts';
import { stateRefusal } from '../read.ts';
import { workRefusal } from '../rules.ts';
import { type Values, type ValuesOf, valuesAfter } from '../values.ts';
import { bulkAnswer, reachableEntries } from './chosen.ts';

export const bulkHandlers: Pick<Handlers, 'changeUptimes'> = {
  async changeUptimes({ body }, context) {
    const valuesOf = body.action === 'change' ? await valuesAfter(context, body) : undefined;
    const reached = await reachableEntries(context, body.ids);
    const chosen = reached.map(({ id, entry, refusal }) => ({
      id,
      entry,
      refusal: refusal ?? (entry && (stateRefusal(entry) ?? (valuesOf && refusalOf(entry, valuesOf(entry))))),
    }));
    const open = chosen.flatMap(({ entry, refusal }) => (entry && !refusal ? [entry] : []));
    if (valuesOf) await change(context, open, valuesOf);
    else await remove(context, open);
    return { status: 200, body: bulkAnswer(context, chosen) };
  },
};

const refusalOf = ({ start_date: start, end_date: end, comment }: Entry, values: Values) =>
  workRefusal({ start, end, comment, ...values });

/** Entries that already have these values stay unchanged, also in the history. */
async function change(context: Context, entries: Entry[], valuesOf: ValuesOf): Promise<void> {
  const others = entries.filter((entry) => differs(entry, valuesOf(entry)));
  const ids = others.map(({ id }) => id);
  const before = await findNames(context.db, ids);
  const changed = others.map((entry) => ({ entry, values: { ...valuesOf(entry), status: statusOf(entry) } }));
  for (const alike of Map.groupBy(changed, ({ values }) => JSON.stringify(values)).values()) {
    const [{ values }] = alike as [(typeof alike)[number]]; // Groups are never empty.
    await changeEntries(
      context.db,
      alike.map(({ entry }) => entry.id),
      { ...values, reason: null },
    );
  }
  const after = await findNames(context.db, ids);
  await audit(
    context,
    ...changed.map(({ entry, values }) => ({
      action: 'uptime.updated',
      entity: 'uptime' as const,
      entityId: entry.id,
      before: shownOf(entry, before.get(entry.id)),
      after: shownOf({ ...entry, ...values }, after.get(entry.id)),
    })),
  );
}

const differs = (entry: Entry, { company_id, settlement_id, category, billable }: Values): boolean =>
  entry.company_id !== company_id ||
  entry.settlement_id !== settlement_id ||
  entry.category !== category ||
  entry.billable !== billable;

/** As after editing one entry: submitted and rejected entries are saved again. */
const statusOf = ({ end_date }: Entry) => (end_date ? ('saved' as const) : ('running' as const));

async function remove(context: Context, entries: Entry[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const names = await findNames(context.db, ids);
  await audit(
    context,
    ...entries.map((entry) => ({
      action: 'uptime.deleted',
      entity: 'uptime' as const,
      entityId: entry.id,
      before: shownOf(entry, names.get(entry.id)),
    })),
  );
  await deleteEntries(context.db, ids);
}
