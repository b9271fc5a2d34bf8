import { compareMoney } from '@biuro/core/lib/money.ts';
import { useText } from '../app/use-text.ts';
import { Money } from '../ui/money.tsx';
import { StepBar } from '../ui/step-bar.tsx';
import messages from './messages.json' with { type: 'json' };
import { myState } from './my-words.ts';
import type { ClientTask } from './task-terms.ts';

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
