import { readFile } from 'node:fs/promises';
import { v7 as uuid } from 'uuid';
import { hashPassword } from './access/passwords.ts';
import type { Db } from './database/database.ts';
import { isUniqueViolation } from './database/database.ts';
import { StartError } from './start-error.ts';

export interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
  /** File that holds the password; without one it is read from standard input. */
  passwordFile: string | undefined;
}

const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 256;

/** Adds an administrator: the way into a fresh installation, which nobody can sign up to. */
export async function createAdmin(db: Db, { email, firstName, lastName, passwordFile }: NewAdmin): Promise<void> {
  const password = passwordFile ? (await readFile(passwordFile, 'utf8')).trim() : await readInput();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new StartError(`--email must be an e-mail address, not "${email}".`);
  if (password.length > LONGEST_PASSWORD)
    throw new StartError(`The password may have at most ${LONGEST_PASSWORD} characters.`);
  if (password.length < SHORTEST_PASSWORD)
    throw new StartError(`The password must have at least ${SHORTEST_PASSWORD} characters.`);
  try {
    await db
      .insertInto('users')
      .values({
        id: uuid(),
        first_name: firstName,
        last_name: lastName,
        email,
        role: 'administrator',
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
  console.log(`${email} can sign in now.`);
}

async function readInput(): Promise<string> {
  if (process.stdin.isTTY) throw new StartError('Give the password by --password-file FILE or on standard input.');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8').trim();
}
