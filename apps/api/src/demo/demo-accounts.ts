import type { Db } from '#platform/database/database.ts';

export const DEMO_PASSWORD = 'Demo-biuro-2026';

export const DEMO_ACCOUNTS = [
  'admin@demo.example',
  'ksiegowa@demo.example',
  'klient@demo.example',
  'wlasciciel@demo.example',
];

/** The owner of the demo office; has the demo password too. */
export const DEMO_OWNER = 'hanna.orlowska@demo.example';

/** Accounts of the demo and of the test fixture. */
const KNOWN_ACCOUNTS = [...DEMO_ACCOUNTS, DEMO_OWNER, 'admin@two.example', 'a@two.example', 'b@two.example'];

/** Whether an account with a publicly known password is active. */
export async function holdsDemoAccounts(db: Db): Promise<boolean> {
  const account = db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where('email', 'in', KNOWN_ACCOUNTS);
  return (await account.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether the office has no accounts yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}
