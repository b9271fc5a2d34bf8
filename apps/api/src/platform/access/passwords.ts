import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '#platform/process/semaphore.ts';

/** OWASP's parameters for argon2id, which is the package's default algorithm: 19 MiB, two passes, one lane; about 8 ms. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs beside the event loop. The cores are the process's: a crowd at the door must not stop those inside. */
const gated = createSemaphore(availableParallelism(), 200);

let nobodys: Promise<string> | undefined;

export const hashPassword = (password: string) => gated(() => hash(normal(password), PARAMETERS));

/** Takes as long without a hash as with one, so that the time does not tell who has an account. */
export async function matchesPassword(password: string, known: string | null | undefined): Promise<boolean> {
  nobodys ??= hash(randomBytes(32), PARAMETERS);
  const against = known ?? (await nobodys);
  const right = await gated(() => verify(against, normal(password)));
  return right && known != null;
}

/** The same password typed on another keyboard may arrive composed in another way. */
const normal = (password: string) => password.normalize('NFC');
