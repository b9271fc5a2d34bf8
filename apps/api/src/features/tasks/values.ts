import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid, type Mistake } from '#platform/http/problem.ts';
import { officePeople } from './queries.ts';

interface People {
  assignee_id?: string | null | undefined;
  reviewer_id?: string | null | undefined;
}

/** Both work in the office, and nobody reviews their own work. Current ones may stay although they are no longer active. */
export async function assertPeople({ db }: Context, people: People, before: People = {}): Promise<void> {
  const fields = ['assignee_id', 'reviewer_id'] as const;
  const named = fields.flatMap((field) => (people[field] && people[field] !== before[field] ? [people[field]] : []));
  const known = await officePeople(db, named);
  const mistakes: Mistake[] = fields
    .filter((field) => named.includes(people[field] ?? '') && !known.has((people[field] ?? '').toLowerCase()))
    .map((field) => ({ pointer: `/${field}`, code: 'unknown' }));
  if (people.reviewer_id && people.reviewer_id.toLowerCase() === people.assignee_id?.toLowerCase())
    mistakes.push({ pointer: '/reviewer_id', code: 'same_person' });
  if (mistakes.length > 0) throw invalid(...mistakes);
}
