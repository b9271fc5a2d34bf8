import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { useTaskCalls } from './calls.ts';
import { taskKeys } from './queries.ts';
import type { Task } from './terms.ts';

type Item = Task['checklist'][number];

/** Ticks an item of the checklist at once, or takes its tick away; undone where the server refuses. */
export function useTick(taskId: string): (item: Item, done: boolean) => void {
  const client = useQueryClient();
  const toast = useToast();
  const calls = useTaskCalls();
  const { first_name, last_name } = useUser();
  const key = taskKeys.one(taskId);
  const mutationKey = [...key, 'tick'];
  const set = (item: Item) => client.setQueryData<Task>(key, (task) => task && withItem(task, item));
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ item, done }: { item: Item; done: boolean }) => calls.tick(taskId, item.id, done),
    onError: (thrown, { item }) => {
      set(item);
      toast(failureOf(thrown).message);
    },
    onSettled: () => {
      // Of several quick ticks only the last one asks: an earlier answer knows nothing of the later ones.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: taskKeys.lists });
    },
  });
  return (item, done) => {
    // What is on its way was asked before the tick.
    void client.cancelQueries({ queryKey: key, exact: true });
    const state = done ? { done_at: new Date().toISOString(), done_by: `${first_name} ${last_name}` } : untouched;
    set({ ...item, ...state });
    mutate({ item, done });
  };
}

const untouched = { done_at: null, done_by: null };

function withItem(task: Task, item: Item): Task {
  return { ...task, checklist: task.checklist.map((one) => (one.id === item.id ? item : one)) };
}
