import { randomBytes, randomUUID } from 'node:crypto';
import type { UsersTable } from '../../apps/api/src/app/database/tables.ts';
import { insertAccessToken, insertSession } from '../../apps/api/src/auth/sessions-queries.ts';
import { newAccessToken } from '../../apps/api/src/auth/tokens.ts';
import type { Arena, Office } from './arena.ts';
import type { Send } from './http.ts';

/** What of them is needed to add people and to call as them: a server of an attack's own has it, too. */
type Watcher = Pick<Arena, 'secrets'>;
type Place = Pick<Office, 'db' | 'send'>;

export interface Person {
  id: string;
  email: string;
}

export interface Caller extends Person {
  send: Send;
  token: string;
}

/** What everybody of the fixture has. */
export const PASSWORD = 'Demo-biuro-2026';

let count = 0;

/** Somebody new of this role, with the password of all. */
export async function addPerson(
  { db }: Pick<Place, 'db'>,
  role: UsersTable['role'],
  values: object = {},
): Promise<Person> {
  count += 1;
  const person = { id: randomUUID(), email: `torture-${count}@people.example` };
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', 'admin@two.example')
    .executeTakeFirstOrThrow();
  const stamps = { created_at: undefined, updated_at: undefined };
  const names = { first_name: 'Test', last_name: `Testowa ${count}` };
  await db
    .insertInto('users')
    .values({ ...person, ...names, role, password_hash, ...stamps, ...values })
    .execute();
  return person;
}

/** A session of a person that lasts as long as the attack. */
export async function callAs({ secrets }: Watcher, office: Place, person: Person): Promise<Caller> {
  const { db, send } = office;
  const session = { id: randomUUID(), user_id: person.id, nonce: randomBytes(16), idle_limit: '24 hours' };
  const place = { client: 'biuro-web', ip: '127.0.0.1', user_agent: 'torture' };
  await insertSession(db, { ...session, ...place }, randomBytes(32));
  const token = newAccessToken();
  await insertAccessToken(db, session.id, token.hash);
  await db
    .updateTable('access_tokens')
    .set({ expires_at: new Date(Date.now() + 24 * 3_600_000) })
    .where('hash', '=', token.hash)
    .execute();
  secrets.add(token.value);
  return {
    ...person,
    token: token.value,
    send: (ask) => send({ ...ask, headers: { Authorization: `Bearer ${token.value}`, ...ask.headers } }),
  };
}

export const newCaller = async (arena: Watcher, office: Place, role: UsersTable['role'], values?: object) =>
  callAs(arena, office, await addPerson(office, role, values));

export async function callerOf(arena: Watcher, office: Place, email: string): Promise<Caller> {
  const person = await office.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return callAs(arena, office, person);
}
