import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { dayText } from '#ui/text/day.ts';
import { Money } from '#ui/text/money.tsx';
import { today } from '#ui/text/today.ts';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { usePaymentsToConfirm } from '../queries.ts';
import type { Liability } from '../terms.ts';
import { ProofButton } from './card.tsx';
import { type ConfirmReport, ConfirmReportDialog } from './confirm-report.tsx';

interface ToConfirmCardProps {
  answer: ReturnType<typeof usePaymentsToConfirm>;
  mayEdit: boolean;
}

/** What clients say that they have paid: one tick for each that is on the account. */
export function ToConfirmCard({ answer: { data, error, refetch }, mayEdit }: ToConfirmCardProps) {
  const t = useText(messages);
  const toast = useToast();
  const { confirm } = useLiabilityCalls();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [report, setReport] = useState<ConfirmReport>();
  const rows = data?.data ?? [];
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const all = rows.length > 0 && chosen.length === rows.length;
  const work = useMutation({
    mutationFn: () => confirm(chosen.map(paymentOf)),
    onSuccess: (done) => {
      setTicked(new Set());
      if (done.refused > 0) setReport(done);
      else toast(t('confirm.many', { n: done.done }));
    },
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  const tick = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <Card
      title={t('state.to_confirm')}
      action={
        mayEdit &&
        rows.length > 0 && (
          <label className="payments-all">
            <Checkbox
              checked={all}
              mixed={chosen.length > 0 && !all}
              onChange={() => setTicked(new Set(all ? [] : rows.map(({ id }) => id)))}
            />
            {t('tick.all')}
          </label>
        )
      }
      footer={
        chosen.length > 0 && (
          <Button
            variant="primary"
            icon={DoneIcon}
            busy={work.isPending ? t('busy') : undefined}
            onClick={() => work.mutate()}
          >
            {t('confirm.verb', { n: chosen.length })}
          </Button>
        )
      }
    >
      {error && !data && (
        <FailureState title={t('list.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      )}
      {data && rows.length === 0 && (
        <EmptyState icon={DoneIcon} title={t('payments.none')}>
          {t('payments.none.hint')}
        </EmptyState>
      )}
      <ul>
        {rows.map((liability) => (
          <ToConfirmRow
            key={liability.id}
            liability={liability}
            ticked={ticked.has(liability.id)}
            onTick={mayEdit ? () => tick(liability.id) : undefined}
          />
        ))}
      </ul>
      {report && <ConfirmReportDialog report={report} onClose={() => setReport(undefined)} />}
    </Card>
  );
}

interface ToConfirmRowProps {
  liability: Liability;
  ticked: boolean;
  onTick: (() => void) | undefined;
}

function ToConfirmRow({ liability, ticked, onTick }: ToConfirmRowProps) {
  const t = useText(messages);
  const { id, company, amount, paid_at, paid_amount, proof } = liability;
  const what = liabilityText(liability);
  return (
    <li className="payments-row">
      {onTick && (
        <label className="payments-tick">
          <span className="visually-hidden">{t('tick', { what: t('named', { company: company.name, what }) })}</span>
          <Checkbox checked={ticked} onChange={onTick} />
        </label>
      )}
      <span className="payments-what">
        <Link href={pathOf('dashboard-liabilities-view', { id })}>{company.name}</Link>
        <span className="payments-detail">
          {what}
          {paid_at && ` · ${t('paid.on', { day: dayText(paid_at) })}`}
        </span>
      </span>
      {proof && <ProofButton liability={liability} name={proof.name} />}
      <span className="payments-amount">
        <Money amount={paid_amount ?? amount} />
      </span>
    </li>
  );
}

function paymentOf({ id, paid_at, paid_amount, amount }: Liability) {
  return { liability_id: id, paid_at: paid_at ?? today(), amount: paid_amount ?? amount ?? '0' };
}
