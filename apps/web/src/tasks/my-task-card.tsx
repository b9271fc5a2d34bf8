import { compareMoney } from '@biuro/core/lib/money.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '../app/use-text.ts';
import { Money } from '../ui/money.tsx';
import { StepBar } from '../ui/step-bar.tsx';
import messages from './messages.json' with { type: 'json' };
import { myState, myTitle } from './my-words.ts';
import type { ClientTask } from './task-terms.ts';

/** One settlement among others: where it stands and what it asks of the client. */
export function MyTaskCard({ task }: { task: ClientTask }) {
  const t = useText(messages);
  const { id, step, to_pay } = task;
  return (
    <li className="card my-task">
      <h2 className="my-task-title">
        <Link href={pathOf('tasks-view', { id })}>{myTitle(t, task)}</Link>
      </h2>
      <StepBar step={step} />
      <p className="my-task-state">
        <span>{myState(t, task)}</span>
        {to_pay && compareMoney(to_pay, '0.00') > 0 && (
          <span>
            {t('my.to_pay')} <Money amount={to_pay} />
          </span>
        )}
      </p>
    </li>
  );
}
