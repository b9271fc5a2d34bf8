import type { Db } from '#platform/database/database.ts';

export const DEMO_PASSWORD = 'Demo-biuro-2026';

export const DEMO_ACCOUNTS = [
  'admin@demo.example',
  'ksiegowa@demo.example',
  'klient@demo.example',
  'wlasciciel@demo.example',
];

/** The owner of the demo office, who has the demo's password too. */
export const DEMO_OWNER = 'hanna.orlowska@demo.example';

/** The demo's and those of the fixture for tests. */
const KNOWN_ACCOUNTS = [...DEMO_ACCOUNTS, DEMO_OWNER, 'admin@two.example', 'a@two.example', 'b@two.example'];

/** Whether somebody whose password everybody knows could sign in. */
export async function holdsDemoAccounts(db: Db): Promise<boolean> {
  const account = db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where('email', 'in', KNOWN_ACCOUNTS);
  return (await account.limit(1).executeTakeFirst()) !== undefined;
}

/** Nobody has an account in this office yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}
