import { expect, test } from 'vitest';
import { run } from '#platform/database/database.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { SEALED } from './rotate-keys.ts';

const portal = sharedTestApp({});

/** Tokens and codes, of which nothing but a hash is kept, and files. */
const HASHES = /(^|_)(hash|mac|fingerprint|nonce)$/;
const OTHERS = new Set(['rate_limits.key', 'login_challenges.id']);
const FILES = 'body';

test('whatever is sealed in the database is sealed anew when the key changes', async () => {
  const bytes = await run<{ place: string; name: string }>(
    portal.db,
    `SELECT table_name || '.' || column_name AS place, column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND data_type = 'bytea'`,
    [],
  );
  const sealed = bytes.filter(({ place, name }) => !HASHES.test(name) && name !== FILES && !OTHERS.has(place));
  expect(sealed.map(({ place }) => place).toSorted()).toEqual(
    SEALED.map(({ table, column }) => `${table}.${column}`).toSorted(),
  );
});
