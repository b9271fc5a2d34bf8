import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { failureOf } from '../ui/failure.ts';
import { taskStatusText } from '../ui/task-status.tsx';
import messages from './messages.json' with { type: 'json' };
import { renewTasks, useTaskCalls } from './task-calls.ts';
import type { Task, TaskStatus } from './task-terms.ts';

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
      await calls.renewal();
    } catch (thrown) {
      toast(failureOf(thrown).message);
      // What is on the screen may be older than what the server refused.
      renewTasks(client);
    }
    setBusy(false);
  };
  return { move, busy };
}
