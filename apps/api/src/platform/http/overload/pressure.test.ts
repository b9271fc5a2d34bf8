import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { SILENT } from '#platform/process/worker.ts';
import { ADMIN, signIn } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/server/test-app.ts';
import { watchPressure } from './pressure.ts';

/** Work that leaves the event loop no time between its pieces, each so many milliseconds long. */
async function toil(pieces: number, milliseconds: number): Promise<void> {
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (let piece = 0; piece < pieces; piece += 1) {
    Atomics.wait(nothing, 0, 0, milliseconds);
    await wait(1);
  }
}

test('a process that is behind refuses work, lets people sign in, and takes work again once it has caught up', async () => {
  const portal = await createTestApp({ fixture: 'office' });
  const pressure = watchPressure(SILENT);
  portal.services.isUnderPressure = pressure.isUnderPressure;
  const admin = await signIn(portal, ADMIN);
  const statuses = async () =>
    (await Promise.all(['/api/companies', '/api/auth'].map((url) => admin.call({ url })))).map(
      ({ statusCode }) => statusCode,
    );
  expect(await statuses()).toEqual([200, 200]);
  await toil(8, 400);
  const [companies, session] = await Promise.all(['/api/companies', '/api/auth'].map((url) => admin.call({ url })));
  expect([companies?.statusCode, companies?.headers['retry-after'], session?.statusCode]).toEqual([503, '2', 200]);
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 5_000, interval: 100 });
  pressure.stop();
  await portal.close();
});

test('a single long piece of work is no pressure, memory that is nearly used up is', async () => {
  const usual = watchPressure(SILENT);
  const full = watchPressure(SILENT, { every: 10, full: 0 });
  await toil(1, 1_500);
  await wait(100);
  expect([usual.isUnderPressure(), full.isUnderPressure()]).toEqual([false, true]);
  usual.stop();
  full.stop();
});
