import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { insertJob } from '#platform/jobs/jobs-queries.ts';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

test('the office sees its latest jobs and how far each is', async () => {
  const { id: createdBy } = await people.add('administrator', { first_name: 'Ewa', last_name: 'Praca' });
  const ids = Array.from({ length: 22 }, () => uuid());
  for (const id of ids) await insertJob(portal.db, { id, kind: 'publish', params: {}, createdBy });
  const failed = { status: 'failed', error: 'gave_up', done: 3, total: 9, counts: '{"published":3}' } as const;
  const [id = ''] = ids;
  await portal.db
    .updateTable('jobs')
    .set({ ...failed, finished_at: new Date() })
    .where('id', '=', id)
    .execute();

  const { body } = await get(admin, '/api/jobs');
  expect(body.data.map((job: { id: string }) => job.id)).toEqual(ids.toReversed().slice(0, 20));
  expect((await get(admin, `/api/jobs/${id}`)).body.data).toEqual({
    id,
    kind: 'publish',
    status: 'failed',
    done: 3,
    total: 9,
    counts: { published: 3 },
    error: 'Ta praca nie doszła do końca mimo kilku prób. To, co już zrobiła, zostaje. Uruchom ją jeszcze raz',
    created_by: 'Ewa Praca',
    created_at: expect.any(String),
    finished_at: expect.any(String),
  });
});

test('a job that is not there is 404, and so is each for a client', async () => {
  const id = uuid();
  await insertJob(portal.db, { id, kind: 'publish', params: {}, createdBy: null });
  expect((await get(admin, `/api/jobs/${uuid()}`)).status).toBe(404);
  expect((await get(client, `/api/jobs/${id}`)).status).toBe(404);
  expect((await get(client, '/api/jobs')).status).toBe(404);
});
