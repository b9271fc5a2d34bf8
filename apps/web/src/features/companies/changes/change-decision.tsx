import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { DoneIcon, WithdrawIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { type ChangeRequest, useChangeCalls } from './change-queries.ts';
import changes from './messages.json' with { type: 'json' };

const Refuse = lazy(() => import('./change-refuse.tsx').then((module) => ({ default: module.ChangeRefuse })));

interface ChangeDecisionProps {
  companyId: string;
  request: ChangeRequest;
}

/** The office takes a change over, or refuses it. */
export function ChangeDecision({ companyId, request }: ChangeDecisionProps) {
  const c = useText(changes);
  const [refusing, setRefusing] = useState(false);
  const done = c(request.changes.length > 0 ? 'accept.done' : 'accept.noted');
  const accepting = useDecision(companyId, request, 'accept', done);
  return (
    <>
      <Button variant="primary" icon={DoneIcon} busy={accepting.busy} onClick={accepting.run}>
        {c('accept')}
      </Button>
      <Button onClick={() => setRefusing(true)}>{c('refuse')}</Button>
      <Suspense>
        {refusing && <Refuse companyId={companyId} request={request} onClose={() => setRefusing(false)} />}
      </Suspense>
    </>
  );
}

/** The client takes it back. */
export function ChangeWithdrawal({ companyId, request }: ChangeDecisionProps) {
  const c = useText(changes);
  const { busy, run } = useDecision(companyId, request, 'withdraw', c('withdraw.done'));
  return (
    <Button icon={WithdrawIcon} busy={busy} onClick={run}>
      {c('withdraw')}
    </Button>
  );
}

function useDecision(companyId: string, request: ChangeRequest, decision: 'accept' | 'withdraw', done: string) {
  const c = useText(changes);
  const toast = useToast();
  const { decide } = useChangeCalls(companyId);
  const { id, version } = request;
  const work = useMutation({
    mutationFn: () => decide(id, { decision, version }),
    onSuccess: () => toast(done),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return { busy: work.isPending ? c('busy') : undefined, run: () => work.mutate() };
}
