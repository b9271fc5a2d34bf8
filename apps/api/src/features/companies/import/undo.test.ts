import { describe, expect, test } from 'vitest';
import { type Calling, createPeople } from '../../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { csvOf, freshNips, upload } from '../../../testing/records/company-files.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';
import { countWaiting } from '../../../testing/server/waiting.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);
const nips = freshNips();

const total = async () => (await get(admin, '/api/companies?limit=1')).body.meta.total;

describe('an import', () => {
  const imports = async (by: Calling = admin) => (await get(by, '/api/companies/imports')).body.data;
  const undo = (id: string, by: Calling = admin) => send(by, 'POST', `/api/companies/imports/${id}/undo`, '');

  test('is taken back, but for the companies that somebody has begun to work with', async () => {
    const before = await total();
    const { id } = (await upload(admin, csvOf(7, nips))).body.data;
    expect((await imports())[0]).toEqual({
      id,
      file: 'firmy.csv',
      added: 7,
      created_at: expect.stringMatching(/Z$/),
      created_by: 'Anna Kowalska',
      undone_at: null,
    });
    const added = await portal.db
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('import_id', '=', id)
      .orderBy('id')
      .execute();
    const [edited, ticked, linked, worked, timed, ...left] = added;
    const detail = (await get(admin, `/api/companies/${edited?.id}`)).body.data;
    const { name, company_type, vat_number, version } = detail;
    expect(
      (await send(admin, 'PUT', `/api/companies/${edited?.id}`, { name, company_type, vat_number, version })).status,
    ).toBe(200);
    await send(admin, 'PUT', `/api/companies/${ticked?.id}/checklist/aml`, { state: 'done' });
    await send(admin, 'POST', `/api/companies/${linked?.id}/people`, { email: CLIENT, role: 'viewer' });
    await portal.db
      .insertInto('tasks')
      .values({
        id,
        company_id: worked?.id ?? '',
        kind: 'one_off',
        title: 'Zadanie',
        period: '2026-10',
        due_at: '2026-10-20',
        created_at: undefined,
        updated_at: undefined,
      })
      .execute();
    const work = { start_date: '2026-10-05 08:00:00', end_date: '2026-10-05 09:00:00', category: 'bookkeeping' };
    const entry = { ...work, company_id: timed?.id, source: 'manual' };
    expect((await send(admin, 'POST', '/api/uptimes', entry)).status).toBe(201);
    const { status, body } = await undo(id);
    expect([status, body.data]).toEqual([200, { removed: 2, kept: [edited, ticked, linked, worked, timed] }]);
    expect(await total()).toBe(before + 5);
    expect((await imports())[0]).toMatchObject({ id, undone_at: expect.stringMatching(/Z$/) });
    for (const { id: gone } of left) {
      expect((await get(admin, `/api/companies/${gone}`)).status).toBe(404);
      expect((await people.history(gone)).map(([action]) => action)).toEqual(['company.imported', 'company.removed']);
    }
    const again = await undo(id);
    expect([again.status, again.body.error]).toEqual([409, 'Ten import jest już cofnięty']);
  });

  test('keeps a company on which somebody has just begun to work, whose work waits for its end', async () => {
    const { id } = (await upload(admin, csvOf(2, nips))).body.data;
    const added = portal.db.selectFrom('companies').select(['id', 'name']).where('import_id', '=', id).orderBy('id');
    const [worked] = await added.execute();
    const task = { kind: 'one_off', title: 'Zadanie', period: '2026-10', due_at: '2026-10-20' } as const;
    const stamps = { created_at: undefined, updated_at: undefined };
    const { undone } = await portal.db.transaction().execute(async (db) => {
      const first = { id, company_id: worked?.id ?? '', ...task, ...stamps };
      await db.insertInto('tasks').values(first).execute();
      const answer = undo(id);
      await expect.poll(() => countWaiting(portal.db)).toBe(1);
      return { undone: answer };
    });
    expect((await undone).body.data).toEqual({ removed: 1, kept: [worked] });
    expect(await added.execute()).toEqual([worked]);
  });

  test('leaves the office as it was, when it is taken back at once', async () => {
    const everything = async () => portal.db.selectFrom('companies').selectAll().orderBy('id').execute();
    const before = await everything();
    const { id } = (await upload(admin, csvOf(20, nips))).body.data;
    expect((await undo(id)).body.data).toEqual({ removed: 20, kept: [] });
    expect(await everything()).toEqual(before);
  });

  test('that nobody made is not found, and only who edits companies sees any', async () => {
    expect((await undo('00000000-0000-7000-8000-000000000000')).status).toBe(404);
    const [{ id }] = await imports();
    const auditor = await people.come('auditor');
    expect([(await get(auditor, '/api/companies/imports')).status, (await undo(id, auditor)).status]).toEqual([
      403, 403,
    ]);
    expect([(await get(client, '/api/companies/imports')).status, (await undo(id, client)).status]).toEqual([404, 404]);
    expect((await upload(client, 'nazwa;nip;forma')).status).toBe(404);
  });

  test('two at once of the same file add every company once', async () => {
    const before = await total();
    const csv = csvOf(100, nips);
    const both = await Promise.all([upload(admin, csv), upload(admin, csv)]);
    const counts = both
      .map(({ body }) => [body.data.added, body.data.exists])
      .toSorted(([a], [b]) => Number(a) - Number(b));
    expect([counts, await total()]).toEqual([
      [
        [0, 100],
        [100, 0],
      ],
      before + 100,
    ]);
  });

  test('of five thousand companies is read in one call', async () => {
    const { status, body } = await upload(admin, csvOf(5_000, nips), '?dry_run=true');
    expect([status, body.data.added]).toEqual([200, 5_000]);
  });
});
