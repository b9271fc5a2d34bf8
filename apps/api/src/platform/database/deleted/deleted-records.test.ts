import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import { remove, send } from '../../../testing/server/answers.ts';
import { countWaiting } from '../../../testing/server/waiting.ts';
import type { Db } from '../database.ts';
import { restoreRecord } from './deleted-records.ts';

const { portal, admin, addTask, addLiability, addDeclaration, liability } = sharedSettlementOffice();

let company: { id: string };
let task: { id: string; company_id: string };
let draft: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  const row = { id: randomUUID(), name: `Równa ${count}`, vat_number: `52600018${String(count).padStart(2, '0')}` };
  const stamps = { created_at: undefined, updated_at: undefined };
  await portal.db
    .insertInto('companies')
    .values({ ...row, company_type: 'zoo', ...stamps })
    .execute();
  company = row;
  task = await addTask({ company_id: company.id });
  draft = await addLiability(task, { amount: '100.00', result: 'payable', status: 'calculated' });
});

const urls = { company: () => `/api/companies/${company.id}`, task: () => `/api/tasks/${task.id}` };
const kinds = ['company', 'task'] as const;
const restore = (kind: (typeof kinds)[number]) => send(admin, 'POST', `${urls[kind]()}/restore`, '');

/** What is asked while this work is done and waits for its end: the answer. */
async function meanwhile<T>(
  work: (db: Db) => Promise<unknown>,
  ask: () => Promise<T>,
  more?: (db: Db) => Promise<unknown>,
) {
  const { asked } = await portal.db.transaction().execute(async (db) => {
    await work(db);
    const answer = ask();
    await expect.poll(() => countWaiting(portal.db)).toBe(1);
    await more?.(db);
    return { asked: answer };
  });
  return asked;
}

const setDraft = (status: 'approved' | 'published') => (db: Db) =>
  db.updateTable('liabilities').set({ status }).where('id', '=', draft).execute();

/** As everybody does who works on a part of it. */
const holdTask = (lock: 'share' | 'update') => (db: Db) =>
  db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', task.id)
    .$call((held) => (lock === 'update' ? held.forUpdate() : held.forShare()))
    .execute();

describe.each(kinds)('a %s that is deleted while somebody works on a part of it', (kind) => {
  test('comes back with what they did', async () => {
    expect((await meanwhile(setDraft('approved'), () => remove(admin, urls[kind]()))).status).toBe(204);
    expect((await restore(kind)).status).toBe(200);
    expect((await liability(draft)).status).toBe('approved');
  });

  test('stays when that was what has to be kept', async () => {
    const { status, body } = await meanwhile(setDraft('published'), () => remove(admin, urls[kind]()));
    expect([status, body.code]).toEqual([409, `${kind}_kept`]);
    expect((await liability(draft)).status).toBe('published');
  });

  test('waits until they have done with it and with what it belongs to', async () => {
    const setCompany = (db: Db) =>
      db.updateTable('companies').set({ city: 'Łódź' }).where('id', '=', company.id).execute();
    const setTask = (db: Db) => db.updateTable('tasks').set({ status: 'booking' }).where('id', '=', task.id).execute();
    const ask = () => remove(admin, urls[kind]());
    const goOn = async (db: Db) => {
      await setDraft('approved')(db);
      await setTask(db);
      await setCompany(db);
    };
    expect((await meanwhile(holdTask('update'), ask, goOn)).status).toBe(204);
  });

  test.each(['liabilities', 'declarations'] as const)(
    'waits for whoever holds the settlement and goes on to its %s',
    async (table) => {
      await addDeclaration(task);
      const goOn = (db: Db) =>
        db.selectFrom(table).select('id').where('task_id', '=', task.id).forUpdate().executeTakeFirstOrThrow();
      expect((await meanwhile(holdTask('share'), () => remove(admin, urls[kind]()), goOn)).status).toBe(204);
    },
  );
});

test('a task that is restored while its company is restored waits for it, and is there', async () => {
  await remove(admin, urls.task());
  await remove(admin, urls.company());
  const { status } = await meanwhile(
    (db) => restoreRecord(db, 'company', company.id),
    () => restore('task'),
  );
  expect(status).toBe(200);
});
