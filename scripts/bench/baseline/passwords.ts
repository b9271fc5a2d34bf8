import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';

/** Checks a password so many times with the library alone, one on each core at a time. */
export async function checkWithLibrary(hash: string, password: string, checks: number): Promise<void> {
  let left = checks;
  const core = async () => {
    while (left-- > 0) await verify(hash, password);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, core));
}
