import { useState } from 'react';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { useTaskCalls } from '../calls.ts';
import { needsDialog } from '../moves.ts';
import type { Task, TaskStatus, Transition } from '../terms.ts';
import { useMoveTask } from '../use-move-task.ts';

/** A move that needs to be told more. */
export interface Asked {
  task: Task;
  transition: Transition;
}

/** Moves a card to another column, as far as its task may go there; `ask` where more must be said first. */
export function useBoardMove(ask: (asked: Asked) => void) {
  const toast = useToast();
  const { find } = useTaskCalls();
  const moveTask = useMoveTask();
  const [moving, setMoving] = useState<string>();
  const move = async (id: string, to: TaskStatus): Promise<void> => {
    setMoving(id);
    try {
      const task = await find(id);
      const transition = task.transitions.find((one) => one.to === to);
      if (transition?.refused) toast(transition.refused);
      else if (transition && needsDialog(transition)) ask({ task, transition });
      // A way that does not exist is refused by the server, which knows the reason.
      else if (task.status !== to) await moveTask.move(task, to);
    } catch (thrown) {
      toast(failureOf(thrown).message);
    }
    setMoving(undefined);
  };
  return { move, moving };
}
