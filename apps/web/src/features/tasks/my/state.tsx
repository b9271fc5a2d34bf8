import type { Text } from '@biuro/core/i18n/text.ts';
import { compareMoney } from '@biuro/core/lib/money.ts';
import { useText } from '#services/i18n/use-text.ts';
import { StepBar } from '#services/records/task/step-bar.tsx';
import { dayText } from '#ui/text/day.ts';
import { Money } from '#ui/text/money.tsx';
import { periodText } from '#ui/text/period.ts';
import messages from '../messages.json' with { type: 'json' };
import type { ClientTask } from '../terms.ts';

/** What a client calls a settlement: by its month, where it is the one of the month. */
export function myTitle(t: Text<typeof messages>, { kind, period, title }: ClientTask): string {
  return kind === 'settlement' ? t('my.settlement', { period: periodText(period) }) : title;
}

/** How far a settlement has come, whose turn it is, and what is still to be paid. */
export function MyState({ task }: { task: ClientTask }) {
  const t = useText(messages);
  const { step, to_pay } = task;
  return (
    <>
      <StepBar step={step} />
      <p className="my-task-state">
        <span>{myState(t, task)}</span>
        {to_pay && compareMoney(to_pay, '0.00') > 0 && (
          <strong className="my-task-sum">
            {t('my.to_pay')} <Money amount={to_pay} />
          </strong>
        )}
      </p>
    </>
  );
}

/** Where it stands, in one sentence that says whose turn it is. */
function myState(t: Text<typeof messages>, task: ClientTask): string {
  const { step, status, docs_due_at, missing } = task;
  if (status === 'suspended') return t('my.suspended');
  if (status === 'clarification') return t('my.clarification');
  if (status === 'correcting') return t('my.correcting');
  if (step !== 'documents') return t(`my.state.${step}`);
  if (missing.length > 0) return t('my.missing', { n: missing.length });
  return docs_due_at ? t('my.documents.due', { day: dayText(docs_due_at) }) : t('my.state.documents');
}
