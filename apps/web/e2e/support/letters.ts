import { createOfficePool } from '@biuro/testing/office-pool.ts';
import { letterTo } from '@biuro/testing/outbox.ts';
import { address } from './portal.ts';

/** Milliseconds between two looks of the server for letters that are due. */
const LOOK_EVERY = 10_000;

/** The address of a request in a letter that was written since, which would otherwise wait two minutes for others to the same person. */
export async function requestLinkOf(email: string, since: number): Promise<string> {
  await sendLettersNow();
  const text = await letterTo(address(), email, '/requests/', since, 3 * LOOK_EVERY);
  return address() + (/\/requests\/[A-Za-z0-9]+/.exec(text)?.[0] ?? '');
}

async function sendLettersNow(): Promise<void> {
  const place = { host: `${process.env.BIURO_TEST_DATA_DIR}/postgres`, port: 5432, user: 'biuro', database: 'biuro' };
  const pool = createOfficePool(place, 'demo', 1);
  try {
    await pool.query(
      `UPDATE notices SET send_after = now() WHERE state = 'waiting' AND send_after < now() + interval '1 hour'`,
    );
  } finally {
    await pool.end();
  }
}
