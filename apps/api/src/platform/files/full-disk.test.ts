import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CLIENT, signIn } from '../../testing/people/sign-in.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });

/** Somebody signs in, reads who they are, and writes something into that. */
async function clientWhoWrites() {
  const client = await signIn(portal, CLIENT);
  const { id } = (await client.call({ url: '/api/auth' })).json();
  const { version } = (await client.call({ url: `/api/users/${id}` })).json().data;
  return (position: string, language = 'pl') =>
    client.call({
      method: 'PUT',
      url: '/api/users',
      headers: { 'accept-language': language },
      payload: { id, version, position },
    });
}

test('on a full disk people sign in and read, and whoever writes is told what is the matter, in their language', async () => {
  portal.services.hasFreeSpace = () => false;
  const write = await clientWhoWrites();
  const [polish, english] = [await write('Prezes'), await write('Prezes', 'en')];
  expect([polish.statusCode, polish.headers['retry-after']]).toEqual([507, '30']);
  expect(polish.json()).toMatchObject({
    code: 'storage_full',
    error: 'Na serwerze brakuje miejsca, więc na razie można tylko czytać. Powiedz o tym administratorowi biura',
  });
  expect(english.json().error).toBe(
    'The server is out of disk space, so nothing can be saved for now. Tell the administrator of the office',
  );
  portal.services.hasFreeSpace = () => true;
  expect((await write('Prezes')).statusCode).toBe(200);
});

test('a database that finds its own disk full says so, too', async () => {
  const write = await clientWhoWrites();
  await sql`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`.execute(
    portal.db,
  );
  await sql`CREATE TRIGGER full_disk BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION full_disk()`.execute(
    portal.db,
  );
  const { statusCode, headers } = await write('Prokurent');
  expect([statusCode, headers['retry-after']]).toEqual([507, '30']);
});
