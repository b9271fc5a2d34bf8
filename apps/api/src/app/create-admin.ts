import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { assertGoodPassword } from './access/password-rules.ts';
import { hashPassword } from './access/passwords.ts';
import type { Db } from './database/database.ts';
import { isUniqueViolation } from './database/database.ts';
import { StartError } from './start-error.ts';
import type { Tenant } from './tenants.ts';

export interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
  /** File that holds the password; without one it is read from standard input. */
  passwordFile: string | undefined;
}

const LONGEST_PASSWORD = 256;

/**
 * The way into a fresh installation, which nobody can sign up to. The first becomes the owner, because only owners make owners; the next
 * are administrators. An administrator who is there already, in an office that
 * has no owner, becomes the owner and keeps the password.
 */
export async function createAdmin({ db, config }: Tenant, admin: NewAdmin): Promise<void> {
  const { email, firstName, lastName, passwordFile } = admin;
  if (!(await hasOwner(db)) && (await promote(db, email))) {
    console.log(
      `The office had no owner. ${email}, an administrator so far, is the owner now and signs in with the same password.`,
    );
    return;
  }
  const password = passwordFile ? (await readFile(passwordFile, 'utf8')).trim() : await readInput();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new StartError(`--email must be an e-mail address, not "${email}".`);
  if (password.length > LONGEST_PASSWORD)
    throw new StartError(`The password may have at most ${LONGEST_PASSWORD} characters.`);
  assertGood(password, { email, first_name: firstName, last_name: lastName }, config.brand);
  const role = (await hasOwner(db)) ? 'administrator' : 'owner';
  try {
    await db
      .insertInto('users')
      .values({
        id: uuid(),
        first_name: firstName,
        last_name: lastName,
        email,
        role,
        password_hash: await hashPassword(password),
        phone: null,
        totp_secret: null,
        created_at: undefined,
        updated_at: undefined,
      })
      .execute();
  } catch (error) {
    throw isUniqueViolation(error, 'users_email')
      ? new StartError(`There is a user with the address ${email} already.`)
      : error;
  }
  console.log(`${email} can sign in now, as ${role}.`);
}

/** False when no administrator who can sign in has this address. */
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
  if (process.stdin.isTTY) throw new StartError('Give the password by --password-file FILE or on standard input.');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8').trim();
}
