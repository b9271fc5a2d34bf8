import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '#platform/process/semaphore.ts';

/** OWASP's parameters for argon2id, which is the package's default algorithm: 19 MiB, two passes, one lane; about 8 ms. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs in other threads. No more at once than there are cores: many logins at once must not slow down all other requests. */
const semaphore = createSemaphore(availableParallelism(), 200);

let dummyHash: Promise<string> | undefined;

export const hashPassword = (password: string) => semaphore(() => hash(normal(password), PARAMETERS));

/** Takes as long without a known hash as with one, so that the time does not tell whether an account exists. */
export async function matchesPassword(password: string, known: string | null | undefined): Promise<boolean> {
  dummyHash ??= hash(randomBytes(32), PARAMETERS);
  const against = known ?? (await dummyHash);
  const right = await semaphore(() => verify(against, normal(password)));
  return right && known != null;
}

/** The same password typed on another keyboard may arrive composed in another way. */
const normal = (password: string) => password.normalize('NFC');
