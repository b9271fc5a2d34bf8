import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { hashPassword } from '#platform/access/passwords.ts';
import { sha256 } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import type { UserLinksTable, UsersTable } from '#platform/database/tables/accounts.ts';
import type { CompanyUsersTable } from '#platform/database/tables/companies.ts';
import { type InventedPerson, PEOPLE } from './people.ts';

type Someone = InventedPerson & { id: string };

const MINUTE = 60_000;
const daysAgo = (days: number, minutes = 0) => new Date(Date.now() - (days * 24 * 60 + minutes) * MINUTE);

/** Adds the people of `people.ts`, with invitations for the invited ones. */
export async function addOfficePeople(
  db: Db,
  invitedBy: string,
  companies: { id: string; name: string }[],
): Promise<void> {
  const people = PEOPLE.map((person) => ({ ...person, id: uuid() }));
  const password_hash = await hashPassword(randomBytes(16).toString('hex'));
  const users = people.map((person, index) => toUser(person, index, { invitedBy, password_hash }));
  await db.insertInto('users').values(users).execute();
  await db
    .insertInto('user_links')
    .values(people.filter(isInvited).map((person) => toLink(person, invitedBy)))
    .execute();
  await db
    .insertInto('company_users')
    .values(people.flatMap((person) => toCompanies(person, companies)))
    .execute();
}

const isInvited = ({ status }: InventedPerson) => status === 'invited' || status === 'expired';

function toUser(
  person: Someone,
  index: number,
  { invitedBy, password_hash }: { invitedBy: string; password_hash: string },
): Insertable<UsersTable> {
  const { id, first_name, last_name, role, position = null, since, seen } = person;
  const invited = isInvited(person);
  const created_at = daysAgo(since, index * 37);
  return {
    id,
    first_name,
    last_name,
    email: emailOf(person),
    phone: invited ? null : `+48600000${String(101 + index * 7).padStart(3, '0')}`,
    role,
    position,
    status: person.status === 'expired' ? 'invited' : person.status,
    password_hash: invited ? null : password_hash,
    totp_secret: null,
    last_login_at: seen === undefined ? null : daysAgo(seen, 20 + index * 13),
    invited_at: created_at,
    invited_by: invitedBy,
    created_at,
    updated_at: created_at,
  };
}

const emailOf = ({ first_name, last_name, companies }: InventedPerson): string => {
  const name = `${first_name}.${last_name}`
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '');
  return `${name}@${companies.length === 0 ? 'demo' : 'klienci'}.example`;
};

const toLink = ({ id, since }: Someone, invitedBy: string): Insertable<UserLinksTable> => ({
  token_hash: sha256(randomBytes(32).toString('hex')),
  user_id: id,
  kind: 'invite',
  created_by: invitedBy,
  created_at: daysAgo(since),
  expires_at: daysAgo(since - 7),
});

function toCompanies(person: Someone, companies: { id: string; name: string }[]): Insertable<CompanyUsersTable>[] {
  return person.companies.flatMap((beginning) => {
    const company = companies.find(({ name }) => name.startsWith(beginning));
    // Users with companies are clients, who have roles of company people.
    const role = person.role as CompanyUsersTable['role'];
    return company ? [{ user_id: person.id, company_id: company.id, role }] : [];
  });
}
