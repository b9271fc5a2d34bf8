import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { taskStatusText } from '#services/records/task/status.tsx';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { linesOf } from '#ui/form/field-kinds.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useTaskCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { moveWord } from '../moves.ts';
import type { Task, Transition } from '../terms.ts';

interface Values {
  missing: string;
  reason: string;
  version: number;
}

interface TaskMoveDialogProps {
  task: Pick<Task, 'id' | 'status' | 'missing' | 'version'>;
  transition: Transition;
  onClose: () => void;
}

/** Asks what a move needs to be told: a reason, what is missing, or only that it is meant. */
export function TaskMoveDialog({ task, transition: { to, reason }, onClose }: TaskMoveDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { find, move } = useTaskCalls();
  const word = moveWord(task.status, to);
  const values = { missing: task.missing.join('\n'), reason: '', version: task.version };
  return (
    <FormDialog
      title={t(`move.${word}`)}
      submitLabel={t(`move.${word}`)}
      cancelLabel={to === 'cancelled' ? t('move.cancelled.not') : undefined}
      values={values}
      draft={`task.move.${task.id}.${to}`}
      recordHref={recordHref}
      send={(typed, key) => move(task.id, { to, ...told(typed, to, reason) }, key)}
      refresh={async () => ({ ...values, version: (await find(task.id)).version })}
      onSaved={() => {
        toast(t('moved', { status: taskStatusText(to) }));
        onClose();
      }}
      onClose={onClose}
    >
      {to === 'cancelled' && <p className="form-wide">{t('move.cancelled.text')}</p>}
      {to === 'incomplete' && (
        <FormAreaField<Values> name="missing" label={t('missing_items')} hint={t('missing_items.hint')} rows={5} wide />
      )}
      {reason && <FormAreaField<Values> name="reason" label={t('reason')} hint={t('reason.hint')} wide />}
    </FormDialog>
  );
}

function told({ missing, reason, version }: Values, to: Transition['to'], needed: boolean) {
  return {
    version,
    ...(to === 'incomplete' && { missing: linesOf(missing) }),
    ...(needed && reason.trim() && { reason: reason.trim() }),
  };
}
