import { useOfficePeople } from '#services/people/use-office-people.ts';
import type { Option } from '#ui/controls/select.tsx';
import type { Task } from './terms.ts';

/** Everybody who can be given a task; those of `kept`, too, who have it although they cannot any more. */
export function usePeopleOptions(kept: (Task['assignee'] | undefined)[] = []): Option[] {
  const people = useOfficePeople();
  const options = (people ?? []).map(({ id, name }) => ({ value: id, label: name }));
  for (const one of kept) {
    if (one && !options.some(({ value }) => value === one.id)) options.push({ value: one.id, label: one.name });
  }
  return options;
}
