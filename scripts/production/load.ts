// Readers and writers at work while processes of the portal are killed and restarted, for the test of production.
import { setTimeout as wait } from 'node:timers/promises';
import { freshNips } from '@biuro/testing/nips.ts';
import { expect } from 'vitest';

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number }>;

interface Write {
  status: number;
  /** What the same change was answered when it was sent again, because it had not been made. */
  again: number | undefined;
}

const READERS = 4;
export const WRITERS = 2;
/** So many answers that every reader has reached both processes. */
const A_WHILE = 24;
const nips = freshNips(1);

/**
 * People who read and people who add companies, as fast as they are answered or with a pause of so many milliseconds: the server hears one
 * account 600 times a minute. A connection that breaks is the status 0.
 */
export function startLoad(call: Call, pause = 0) {
  const reads: number[] = [];
  const writes: Write[] = [];
  let working = true;
  const statusOf = (answer: Promise<{ status: number }>) =>
    answer.then(
      ({ status }) => status,
      () => 0,
    );
  const everybody = Promise.all([
    ...Array.from({ length: READERS }, async () => {
      for (; working; await wait(pause)) reads.push(await statusOf(call('GET', '/companies?limit=1')));
    }),
    ...Array.from({ length: WRITERS }, async () => {
      for (; working; await wait(pause)) {
        const vat_number = nips.next().value;
        const company = { name: `Firma ${vat_number}`, vat_number, company_type: 'jdg' };
        const key = { 'Idempotency-Key': crypto.randomUUID() };
        const send = () => statusOf(call('POST', '/companies', company, key));
        const status = await send();
        writes.push({ status, again: status === 201 ? undefined : await send() });
      }
    }),
  ]);
  return {
    async goesOn(): Promise<void> {
      const before = reads.length;
      await expect.poll(() => reads.length).toBeGreaterThan(before + A_WHILE);
    },
    async leaves(): Promise<{ reads: number[]; writes: Write[] }> {
      working = false;
      await everybody;
      return { reads, writes };
    },
  };
}
