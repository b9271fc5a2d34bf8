import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSecrets, keyNameOf } from '#platform/access/secrets.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { examineOffice } from './office.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const findings = (more: object = {}) =>
  examineOffice(portal.connection, 'demo', { ...portal.environment, mode: 'production', ...more });

test('the doctor tells of demo accounts, of the last backup and of keys that are missing', async () => {
  const { db, environment } = portal;
  expect(await findings()).toEqual([
    { level: 'good', text: 'Schema of demo is up to date' },
    { level: 'good', text: expect.stringMatching(/^Row-level security limits clients of demo to their own rows/) },
    {
      level: 'wrong',
      text: 'The office demo holds demo accounts with a known password: begin with an empty database.',
    },
    { level: 'good', text: 'Partnerships of demo have partners, and amounts that clients see have accounts' },
    { level: 'good', text: 'The file store holds the 0 files of demo' },
    { level: 'weak', text: 'The office demo has no backup: npm run admin -- backup.' },
  ]);

  await sql`INSERT INTO backups VALUES (now() - interval '75 hours', 1)`.execute(db);
  const { id } = await db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow();
  const lost = 'a key that nobody has any more, and that was long enough';
  const pesel = createSecrets(lost).seal('company pesel', Buffer.from('x'), id);
  await db.updateTable('companies').set({ pesel }).where('id', '=', id).execute();
  const name = keyNameOf(lost);
  expect((await findings()).slice(5)).toEqual([
    { level: 'wrong', text: 'The last backup of demo is 3 days old.' },
    {
      level: 'wrong',
      text: `1 values of demo are sealed under the SECRET_KEY ${name}, which is not known: put it into SECRET_KEY_PREVIOUS.`,
    },
  ]);
  expect((await findings({ previousKeys: [lost] })).at(-1)).toEqual({
    level: 'weak',
    text: '1 values of demo are still sealed under a previous key: the server seals them anew, or npm run admin -- rotate-keys.',
  });
  await sql`INSERT INTO backups VALUES (now() - interval '5 hours', 1)`.execute(db);
  expect((await findings({ secretKey: lost, previousKeys: [environment.secretKey] })).slice(5)).toEqual([
    { level: 'good', text: 'The last backup of demo is 5 hours old' },
    { level: 'good', text: 'Nothing of demo is sealed under a previous key' },
  ]);
});
