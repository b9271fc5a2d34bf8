import { compareMoney } from '@biuro/core/lib/money.ts';
import { useText } from '#services/i18n/use-text.ts';
import { StepBar } from '#services/records/task/step-bar.tsx';
import { Money } from '#ui/text/money.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { ClientTask } from '../terms.ts';
import { myState } from './words.ts';

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
