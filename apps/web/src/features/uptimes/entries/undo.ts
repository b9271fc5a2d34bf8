import type { components } from '@biuro/contract';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import type { BulkReport } from '#ui/list/bulk/action.ts';
import { type Change, reportOf, useEntryCalls } from './calls.ts';
import type { Entry } from './form/values.ts';
import messages from './messages.json' with { type: 'json' };

type NewUptime = components['schemas']['NewUptime'];

/** Says that something is done, and takes it back when asked to: what had been handed in is handed in again. */
export function useEntryUndo() {
  const t = useText(messages);
  const toast = useToast();
  const { id: me } = useUser();
  const { addAll, changeAll, submitAll, withdraw } = useEntryCalls();
  const submitAgain = async (ids: string[]) => {
    if (ids.length > 0) allDone(await submitAll(ids));
  };
  const offer = (text: string, back: () => Promise<unknown>) => {
    const run = () =>
      void back().then(
        () => toast(t('undone')),
        (thrown: unknown) => toast(failureOf(thrown).message),
      );
    toast(text, { label: t('undo'), run });
  };
  return {
    /** @param all As the entries were. */
    changed: (text: string, all: Entry[], change: Change) => {
      const before = all.filter((entry) => differs(valuesOf(entry, change), change));
      if (before.length === 0) return toast(text);
      offer(text, async () => {
        for (const alike of Map.groupBy(before, (entry) => JSON.stringify(valuesOf(entry, change))).values()) {
          const [first] = alike;
          if (first) allDone(await changeAll({ ...valuesOf(first, change), ids: idsOf(alike) }));
        }
        await submitAgain(idsOf(before.filter(isHandedIn)));
      });
    },
    approved: (text: string, ids: string[]) => offer(text, async () => allDone(reportOf(await withdraw(ids)))),
    /** One that ran cannot be brought back as it was. */
    deleted: (text: string, before: Entry[]) => {
      const ended = before.filter(({ end_date }) => end_date !== null);
      if (ended.length === 0) return toast(text);
      offer(text, async () => {
        const added = await addAll(ended.map((entry) => copyOf(entry, me)));
        await submitAgain(added.filter((_, index) => ended[index] && isHandedIn(ended[index])).map(({ id }) => id));
      });
    },
  };
}

/** Half an undoing is none: the first refusal is told. */
function allDone({ rows, left }: BulkReport): void {
  if (left) throw left.thrown;
  const refused = rows.find(({ error }) => error !== null);
  if (refused?.error) throw new ApiError({ kind: 'rejected', message: refused.error });
}

/** What was so already stays as it is, handed in or not. */
const differs = (before: Change, after: Change): boolean =>
  before.category !== after.category ||
  before.billable !== after.billable ||
  before.company_id !== after.company_id ||
  before.settlement_id !== after.settlement_id;

const idsOf = (entries: Entry[]) => entries.map(({ id }) => id);

const isHandedIn = ({ status }: Entry) => status === 'submitted';

/** Of what a change named, what the entry had before. */
function valuesOf({ category, billable, company, settlement }: Entry, change: Change): Change {
  const place = { company_id: company?.id ?? null, settlement_id: settlement?.id ?? null };
  return {
    action: 'change',
    ...(change.category !== undefined && { category }),
    ...(change.billable !== undefined && { billable }),
    ...(change.company_id !== undefined && place),
  };
}

/** The same work, written down again. */
function copyOf(entry: Entry, me: string): NewUptime {
  const { start_date, end_date, category, billable, comment, settlement, company, user } = entry;
  return {
    start_date,
    category,
    billable,
    source: 'manual',
    ...(end_date !== null && { end_date }),
    ...(comment !== null && { comment }),
    ...(settlement ? { settlement_id: settlement.id } : company && { company_id: company.id }),
    ...(user.id !== me && { user_id: user.id }),
  };
}
