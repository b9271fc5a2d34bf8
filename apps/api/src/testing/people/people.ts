import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { hashPassword } from '#platform/access/passwords.ts';
import type { UsersTable } from '#platform/database/tables/accounts.ts';
import type { CompanyUsersTable } from '#platform/database/tables/companies.ts';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { insertAccessToken, insertSession } from '../../features/auth/sessions-queries.ts';
import { newAccessToken } from '../../features/auth/tokens.ts';
import type { TestApp } from '../server/test-app.ts';
import type { SignedIn } from './sign-in.ts';

type Row = Insertable<UsersTable>;

export interface Person {
  id: string;
  email: string;
}

/** A signed-in user. */
export type Calling = Pick<SignedIn, 'call'>;

/** Creates users for a test, with the demo password. */
export function createPeople(portal: TestApp) {
  let count = 0;
  let hash: Promise<string> | undefined;

  async function add(role: Row['role'], values: Partial<Row> = {}): Promise<Person> {
    count += 1;
    const person = { id: uuid(), email: `test-${count}@people.example` };
    const names = { first_name: 'Test', last_name: `Testowa ${count}` };
    hash ??= hashPassword(DEMO_PASSWORD);
    const password_hash = await hash;
    await portal.db
      .insertInto('users')
      .values({
        ...person,
        ...names,
        role,
        password_hash,
        created_at: undefined,
        updated_at: undefined,
        ...values,
      })
      .execute();
    return { id: person.id, email: values.email ?? person.email };
  }

  /** A new user who is signed in without the login steps. */
  async function come(role: Row['role'], values: Partial<Row> = {}): Promise<Person & Calling> {
    const person = await add(role, values);
    const session = { id: uuid(), user_id: person.id, nonce: randomBytes(16), idle_limit: '1 hour' };
    const place = { client: 'biuro-web', ip: '127.0.0.1', user_agent: '' };
    await insertSession(portal.db, { ...session, ...place }, randomBytes(32));
    const token = newAccessToken();
    await insertAccessToken(portal.db, session.id, token.hash);
    const call = (options: InjectOptions) =>
      portal.call({ ...options, headers: { authorization: `Bearer ${token.value}`, ...options.headers } });
    return { ...person, call };
  }

  const company = async (part: string) =>
    portal.db
      .selectFrom('companies')
      .select(['id', 'name', 'vat_number'])
      .where('name', 'like', `${part}%`)
      .executeTakeFirstOrThrow();

  const row = (id: string) => portal.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** History entries with the changed fields, oldest first. */
  async function history(id: string): Promise<[action: string, changes: Record<string, [unknown, unknown]>][]> {
    const entries = await portal.db
      .selectFrom('audit')
      .select(['action', 'changes'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    return entries.map(({ action, changes }) => [
      action,
      Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]])),
    ]);
  }

  const mails = (email: string) =>
    portal.db
      .selectFrom('outbox')
      .select(['subject', 'text', 'html', 'link'])
      .where('recipient', '=', email)
      .where('code', 'is', null)
      .orderBy('id')
      .execute();

  const belong = (userId: string, companyId: string, role: Insertable<CompanyUsersTable>['role'] = 'representative') =>
    portal.db.insertInto('company_users').values({ user_id: userId, company_id: companyId, role }).execute();

  return { add, come, company, row, history, mails, belong };
}
