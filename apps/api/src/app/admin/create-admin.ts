import { readFile } from 'node:fs/promises';
import { type Insertable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { makeLink } from '#domain/people/account-links.ts';
import { assertGoodPassword } from '#platform/access/password-rules.ts';
import { hashPassword } from '#platform/access/passwords.ts';
import type { Db } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import type { UsersTable } from '#platform/database/tables/accounts.ts';
import { isLine } from '#platform/formats/text.ts';
import { StartError } from '#platform/process/start-error.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';

export interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
  /** File with the password; otherwise it is read from standard input. */
  passwordFile: string | undefined;
  /** Address of the office: the person gets a link there and chooses the password in the browser. */
  linkAt: string | undefined;
}

const LONGEST_PASSWORD = 256;

/**
 * Creates the first account of an installation, where nobody can sign up. The first one becomes the owner, because only
 * owners create owners; later ones become administrators. An existing administrator of an office without an owner
 * becomes its owner and keeps the password.
 */
export async function createAdmin(tenant: Tenant, admin: NewAdmin): Promise<void> {
  const { db, config } = tenant;
  const { email, firstName, lastName, passwordFile, linkAt } = admin;
  if (!(await hasOwner(db)) && (await promote(db, email))) {
    console.log(
      `The office had no owner. ${email}, an administrator so far, is the owner now and signs in with the same password.`,
    );
    return;
  }
  assertAddress(email);
  assertName('--first-name', firstName);
  assertName('--last-name', lastName);
  if (linkAt !== undefined) return printLink(tenant, admin, linkAt);
  const password = passwordFile ? (await readFile(passwordFile, 'utf8')).trim() : await readInput();
  if (password.length > LONGEST_PASSWORD)
    throw new StartError(`The password may have at most ${LONGEST_PASSWORD} characters.`);
  assertGood(password, { email, first_name: firstName, last_name: lastName }, config.brand);
  const role = (await hasOwner(db)) ? 'administrator' : 'owner';
  await insertAdmin(db, admin, { role, status: 'active', password_hash: await hashPassword(password) });
  console.log(`${email} can sign in now, as ${role}.`);
}

/** The person chooses the password in the browser, so nobody else knows it. A new link replaces the previous one. */
async function printLink(tenant: Tenant, admin: NewAdmin, address: string): Promise<void> {
  const link = await tenant.db.transaction().execute(async (db) => {
    const role = (await hasOwner(db)) ? 'administrator' : 'owner';
    const invited = await findInvited(db, admin.email);
    const id = invited ?? (await insertAdmin(db, admin, { role, status: 'invited', password_hash: null }));
    return makeLink({ addressOf: () => address }, { db, tenant }, 'invite', id, null);
  });
  console.log(`${admin.email} chooses a password here, once, until ${link.expires_at.toISOString()}:\n${link.address}`);
}

async function findInvited(db: Db, email: string): Promise<string | undefined> {
  const user = db.selectFrom('users').select('id').where(sql`lower(email)`, '=', sql`lower(${email})`);
  const invited = user.where('status', '=', 'invited').where('role', 'in', ['owner', 'administrator']);
  return (await invited.where('deleted_at', 'is', null).executeTakeFirst())?.id;
}

type Admitted = Pick<Insertable<UsersTable>, 'role' | 'status' | 'password_hash'>;

async function insertAdmin(db: Db, { email, firstName, lastName }: NewAdmin, admitted: Admitted): Promise<string> {
  const id = uuid();
  const name = { first_name: firstName, last_name: lastName };
  try {
    await db
      .insertInto('users')
      .values({
        id,
        email,
        ...name,
        ...admitted,
        phone: null,
        totp_secret: null,
        created_at: undefined,
        updated_at: undefined,
      })
      .execute();
    return id;
  } catch (error) {
    throw isUniqueViolation(error, 'users_email')
      ? new StartError(`There is a user with the address ${email} already.`)
      : error;
  }
}

function assertAddress(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new StartError(`--email must be an e-mail address, not "${email}".`);
}

function assertName(option: string, name: string): void {
  if (!isLine(name))
    throw new StartError(`${option} must be one line, without invisible characters and web addresses (://).`);
}

/** False when no active administrator has this address. */
async function promote(db: Db, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((set) => ({ role: 'owner', updated_at: sql`now()`, version: set('version', '+', 1) }))
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('role', '=', 'administrator')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Known = Parameters<typeof assertGoodPassword>;

function assertGood(password: string, person: Known[1], office: Known[2]): void {
  try {
    assertGoodPassword(password, person, office);
  } catch {
    throw new StartError('The password must have at least 12 characters, not be a common one and not hold a name.');
  }
}

async function hasOwner(db: Db): Promise<boolean> {
  const owner = db.selectFrom('users').select('id').where('role', '=', 'owner').where('status', '=', 'active');
  return (await owner.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined;
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY)
    throw new StartError('Give the password by --password-file FILE or on standard input, or ask for a --link.');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8').trim();
}
