import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedSettlementOffice } from '../testing/offices/settlement-office.ts';
import { countWaiting } from '../testing/server/waiting.ts';

const { portal, admin, company, newTask } = sharedSettlementOffice();

test('whoever is chosen of two that wait for each other is told to come again', async () => {
  const task = await newTask();
  const { asked } = await portal.db.transaction().execute(async (db) => {
    await sql`UPDATE companies SET city = 'Łódź' WHERE id = ${company.id}`.execute(db);
    const move = { to: 'cancelled', reason: 'Pomyłka', version: 1 };
    const answer = admin.call({ method: 'POST', url: `/api/tasks/${task.id}/status`, payload: move });
    await expect.poll(() => countWaiting(portal.db)).toBe(1);
    await sql`UPDATE tasks SET title = 'Zmieniony' WHERE id = ${task.id}`.execute(db);
    return { asked: answer };
  });
  const { statusCode, headers } = await asked;
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});
