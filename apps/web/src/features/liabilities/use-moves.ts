import { ApiError } from '@biuro/core/lib/failure.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { today } from '#ui/text/today.ts';
import { useLiabilityCalls } from './calls.ts';
import messages from './messages.json' with { type: 'json' };
import type { Liability } from './terms.ts';

interface Move {
  run: () => void;
  /** Label of its button while it runs. */
  busy: string | undefined;
}

/** The steps that need no question: an approval, and a payment that the office sees on its account. */
export function useMoves(liability: Liability): { approve: Move; confirm: Move } {
  const { id, version, amount, paid_at, paid_amount } = liability;
  const t = useText(messages);
  const { move, confirm, unpay } = useLiabilityCalls();
  const approving = useWork({
    run: () => move(id, { to: 'approved', version }),
    done: t('approved'),
    back: (approved) => move(id, { to: 'calculated', version: approved.version }),
  });
  const payment = { liability_id: id, paid_at: paid_at ?? today(), amount: paid_amount ?? amount ?? '0' };
  const confirming = useWork({
    run: async () => {
      const [row] = (await confirm([payment])).rows;
      if (row?.error) throw new ApiError({ kind: 'rejected', message: row.error });
    },
    done: t('confirm.done'),
    back: () => unpay(id),
  });
  return { approve: approving, confirm: confirming };
}

interface Work<Result> {
  run: () => Promise<Result>;
  done: string;
  back: (result: Result) => Promise<unknown>;
}

/** Does it, says so, and offers to take it back. */
function useWork<Result>({ run, done, back }: Work<Result>): Move {
  const t = useText(messages);
  const toast = useToast();
  const { refetchStale } = useLiabilityCalls();
  const sorry = (thrown: unknown) => toast(failureOf(thrown).message);
  const undo = (result: Result) => void back(result).then(() => toast(t('undone')), sorry);
  const work = useMutation({
    mutationFn: run,
    onSuccess: (result) => {
      toast(done, { label: t('undo'), run: () => undo(result) });
      return refetchStale();
    },
    onError: sorry,
  });
  return { run: () => work.mutate(), busy: work.isPending ? t('busy') : undefined };
}
