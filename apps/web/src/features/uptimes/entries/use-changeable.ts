import { useRight, useUser } from '#services/session/use-session.ts';
import type { Entry } from './form/values.ts';

/** Whether the person may change an entry as it stands now: one's own, and with the right to approve anybody's. */
export function useChangeable(): (entry: Entry) => boolean {
  const { id } = useUser();
  const [edits, approves] = [useRight('uptimes:edit'), useRight('uptimes:approve')];
  return ({ user, locked, status }) =>
    edits && (user.id === id || approves) && !locked && status !== 'approved' && status !== 'invoiced';
}
