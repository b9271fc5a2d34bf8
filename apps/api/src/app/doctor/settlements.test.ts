import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSettlements } from '../../testing/records/settlements.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { examineSettlements } from './settlements.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const { addTask, addPublished } = createSettlements(portal);
const findings = () => examineSettlements(portal.db, 'demo');

test('the doctor tells of partnerships without partners and of published amounts without an account', async () => {
  const { db } = portal;
  expect(await findings()).toEqual([
    { level: 'good', text: 'Partnerships of demo have partners, and amounts that clients see have accounts' },
  ]);

  const company = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`UPDATE companies SET company_type = 'sc', taxation_form = 'linear', lifecycle = 'active' WHERE id = ${company.id}`.execute(
    db,
  );
  const task = await addTask({ company_id: company.id });
  await addPublished(task, { kind: 'pit', account: null });
  await addPublished(task, { kind: 'zus', account: null });
  await addPublished(task, { kind: 'vat' });
  expect(await findings()).toEqual([
    {
      level: 'weak',
      text: `Partnerships of demo without partners, who get no income tax: 1 (${company.name}). Add the partners.`,
    },
    {
      level: 'weak',
      text: `Amounts of demo that clients are to pay to no account: 2 (${company.name}). Enter the account.`,
    },
  ]);
});
