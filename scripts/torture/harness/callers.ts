import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Harness, Office } from './harness.ts';
import type { Send } from './http.ts';
import { hashOf, newToken, type UserRole } from './office-database.ts';

/** What of them is needed to add people and to call as them: a server of an attack's own has it, too. */
type Watcher = Pick<Harness, 'secrets'>;
type Place = Pick<Office, 'db' | 'send'>;

export interface Person {
  id: string;
  email: string;
}

export interface Caller extends Person {
  send: Send;
  token: string;
}

let count = 0;

/** Somebody new of this role, with the password of all. */
export async function addPerson({ db }: Pick<Place, 'db'>, role: UserRole, values: object = {}): Promise<Person> {
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
  const tomorrow = { expires_at: sql<Date>`now() + interval '24 hours'` };
  await db
    .insertInto('sessions')
    .values({ ...session, ...place, ...tomorrow })
    .execute();
  const refresh = { hash: randomBytes(32), session_id: session.id, generation: 1 };
  await db.insertInto('refresh_tokens').values(refresh).execute();
  const token = newToken();
  await db
    .insertInto('access_tokens')
    .values({ hash: hashOf(token), session_id: session.id, ...tomorrow })
    .execute();
  secrets.add(token);
  return {
    ...person,
    token,
    send: (ask) => send({ ...ask, headers: { Authorization: `Bearer ${token}`, ...ask.headers } }),
  };
}

export const newCaller = async (harness: Watcher, office: Place, role: UserRole, values?: object) =>
  callAs(harness, office, await addPerson(office, role, values));

export async function callerOf(harness: Watcher, office: Place, email: string): Promise<Caller> {
  const person = await office.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return callAs(harness, office, person);
}
