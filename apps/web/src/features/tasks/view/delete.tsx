import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { DeleteDialog } from '#services/deletion/delete-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useTaskCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Task } from '../terms.ts';

interface TaskDeleteProps {
  task: Task;
  onClose: () => void;
}

/** For a task that was added by mistake. */
export function TaskDelete({ task: { id, title }, onClose }: TaskDeleteProps) {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const { remove, restore } = useTaskCalls();
  return (
    <DeleteDialog
      title={t('delete.title', { title })}
      verb={t('delete')}
      done={t('delete.done', { title })}
      remove={() => remove(id)}
      restore={() => restore(id)}
      onRemoved={() => navigate(pathOf('dashboard-tasks'))}
      onClose={onClose}
    >
      {t('delete.text')}
    </DeleteDialog>
  );
}
