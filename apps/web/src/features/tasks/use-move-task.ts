import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { taskStatusText } from '#services/records/task/status.tsx';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { tasksChanged, useTaskCalls } from './calls.ts';
import messages from './messages.json' with { type: 'json' };
import type { Task, TaskStatus } from './terms.ts';

/** Moves a task on at once and says what came of it: the new status, or the server's reason why not. */
export function useMoveTask() {
  const t = useText(messages);
  const toast = useToast();
  const client = useQueryClient();
  const calls = useTaskCalls();
  const [busy, setBusy] = useState(false);
  const move = async ({ id, version }: Pick<Task, 'id' | 'version'>, to: TaskStatus): Promise<void> => {
    setBusy(true);
    try {
      await calls.move(id, { to, version });
      toast(t('moved', { status: taskStatusText(to) }));
      await calls.refetchStale();
    } catch (thrown) {
      toast(failureOf(thrown).message);
      // What is on the screen may be older than what the server refused.
      tasksChanged(client);
    }
    setBusy(false);
  };
  return { move, busy };
}
