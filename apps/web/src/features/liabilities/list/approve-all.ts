import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { DoneIcon } from '#ui/icons/icons.ts';
import type { BulkReport, BulkWork } from '#ui/list/bulk/action.ts';
import { inBatches } from '#ui/list/bulk/batches.ts';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { liabilityKeys } from '../queries.ts';
import type { Liability } from '../terms.ts';

type ReportRow = BulkReport['rows'][number];

/** How many calls are under way side by side. */
const together = 4;

/** Approves the marked liabilities one by one, each in the version that was on the screen. */
export function useApproveAll(): BulkWork {
  const t = useText(messages);
  const toast = useToast();
  const { find, move } = useLiabilityCalls();
  const client = useQueryClient();
  const seen = (id: string) =>
    client
      .getQueriesData<{ data: Liability[] }>({ queryKey: liabilityKeys.lists })
      .flatMap(([, page]) => page?.data ?? [])
      .find((liability) => liability.id === id);

  const approve = async (id: string): Promise<ReportRow> => {
    const { company, version, status, ...rest } = seen(id) ?? (await find(id));
    const row = { id, name: t('named', { company: company.name, what: liabilityText(rest) }), before: status };
    try {
      await move(id, { to: 'approved', version });
      return { ...row, result: 'done', error: null, changed: true };
    } catch (thrown) {
      return { ...row, result: 'refused', error: failureOf(thrown).message, changed: false };
    }
  };
  const approveSome = async (ids: string[]) => {
    const rows: ReportRow[] = [];
    for (let from = 0; from < ids.length; from += together)
      rows.push(...(await Promise.all(ids.slice(from, from + together).map(approve))));
    return { rows };
  };
  return {
    key: 'approve',
    label: t('approve'),
    icon: DoneIcon,
    run: (ids, onProgress) => inBatches(ids, approveSome, onProgress),
    onDone: ({ done }) => toast(t('approved.many', { n: done })),
  };
}
