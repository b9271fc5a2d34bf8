import type { components } from '@biuro/contract';
import { useUser } from '#services/session/use-session.ts';
import type { Option } from '#ui/controls/select.tsx';
import { useOfficePeople } from './use-office-people.ts';

type Person = components['schemas']['PersonRef'];

interface PeopleOptions {
  /** The person who is signed in, who then comes first. */
  me?: Person | undefined;
  /** People who have to be among the options although they are not known yet, or can be given no work any more. */
  kept?: (Person | null | undefined)[] | undefined;
}

/** People as options, in their order. */
export function peopleOptions(people: Person[] | undefined, { me, kept = [] }: PeopleOptions = {}): Option[] {
  const others = (people ?? []).filter(({ id }) => id !== me?.id);
  const options = (me ? [me, ...others] : others).map(({ id, name }) => ({ value: id, label: name }));
  for (const one of kept) {
    if (one && !options.some(({ value }) => value === one.id)) options.push({ value: one.id, label: one.name });
  }
  return options;
}

/** Everybody in the office who can be given work, by name. `me` is the label of the person who is signed in, who then comes first. */
export function usePeopleOptions({ me, kept }: Omit<PeopleOptions, 'me'> & { me?: string } = {}): Option[] {
  const people = useOfficePeople();
  const { id } = useUser();
  return peopleOptions(people, { me: me === undefined ? undefined : { id, name: me }, kept });
}
