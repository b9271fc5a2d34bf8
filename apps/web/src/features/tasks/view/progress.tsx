import { useText } from '#services/i18n/use-text.ts';
import { StepBar } from '#services/records/task/step-bar.tsx';
import messages from '../messages.json' with { type: 'json' };
import { moveWord, sortMoves } from '../moves.ts';
import { stepOf, type Task } from '../terms.ts';

/** Of the sentence why the next move is not possible. */
export const refusalId = 'task-next-refused';

/** How far the task has come, why it rests, and what stands in the way of the next move. */
export function TaskProgress({ task }: { task: Task }) {
  const t = useText(messages);
  const { status, transitions, blocked_reason } = task;
  const { main } = sortMoves(status, transitions);
  return (
    <section className="card task-progress" aria-label={t('progress')}>
      <StepBar step={stepOf(status)} />
      {blocked_reason && (
        <p>
          <strong>{t('blocked_reason')}:</strong> {blocked_reason}
        </p>
      )}
      {main?.refused && (
        <p id={refusalId}>
          <strong>{t('next', { move: t(`move.${moveWord(status, main.to)}`) })}:</strong> {main.refused}
        </p>
      )}
    </section>
  );
}
