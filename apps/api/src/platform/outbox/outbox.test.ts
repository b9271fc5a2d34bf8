import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Worker } from '#platform/process/worker.ts';
import { createFakeLog } from '../../testing/server/fake-log.ts';
import { createTestApp, type TestApp } from '../../testing/server/test-app.ts';
import { createOutboxWorkers } from './outbox.ts';
import { claim, enqueue, type Message, type NewMessage } from './outbox-queries.ts';
import { backoff, createOutboxWorker } from './outbox-worker.ts';
import { DeliveryError, type Transport } from './transport.ts';

let portal: TestApp;
let log: ReturnType<typeof createFakeLog>;
let workers: Worker[];
let directory: string;

beforeAll(async () => {
  portal = await createTestApp();
  directory = await mkdtemp(join(tmpdir(), 'biuro-outbox-'));
});
beforeEach(async () => {
  await portal.db.deleteFrom('outbox').execute();
  log = createFakeLog();
  workers = [];
});
afterEach(() => Promise.all(workers.map((worker) => worker.stop())));
afterAll(async () => {
  await portal.close();
  await rm(directory, { recursive: true });
});

let count = 0;
const message = (more: Partial<Omit<NewMessage, 'channel' | 'html'>> = {}): NewMessage => ({
  channel: 'email',
  html: '<p>Kod: 123 456</p><img src="cid:logo@biuro">',
  recipient: 'ewa@firma.example',
  subject: 'Temat',
  text: 'Kod: 123 456',
  code: '123456',
  dedupeKey: `key ${(count += 1)}`,
  ...more,
});

const textMessage = (recipient: string): NewMessage => ({ ...message({ recipient }), channel: 'sms', html: undefined });

const transport = (deliver: Transport['deliver']): Transport => ({ deliver, close: () => {} });
const failing = (reason: string, permanent: boolean) =>
  transport(async () => {
    throw new DeliveryError(reason, permanent);
  });

function startWorker(email: Transport, mode: 'demo' | 'production' = 'production'): Worker {
  const tenant = { ...portal.tenant, config: { ...portal.tenant.config, mode } };
  const worker = createOutboxWorker({ tenant, transports: { email }, log });
  workers.push(worker);
  return worker;
}

/** Delivers into a list. */
function startRecorder(mode?: 'demo' | 'production') {
  const delivered: string[] = [];
  const worker = startWorker(
    transport(async ({ id }) => void delivered.push(id)),
    mode,
  );
  return { worker, delivered };
}

const row = () =>
  portal.db
    .selectFrom('outbox')
    .select(['text', 'code', 'attempts', 'last_error'])
    .select([sql<boolean>`sent_at IS NOT NULL`.as('sent'), sql<boolean>`failed_at IS NOT NULL`.as('failed')])
    .executeTakeFirstOrThrow();
const untilRow = (expected: object) =>
  vi.waitFor(async () => expect(await row()).toEqual(expected), { timeout: 5_000 });
const makeDue = () =>
  portal.db.updateTable('outbox').set({ next_attempt_at: sql`now()`, locked_until: null }).execute();

describe('a message', () => {
  test('is delivered when its worker is nudged, and its text does not stay', async () => {
    const { worker } = startRecorder();
    await enqueue(portal.db, message());
    worker.nudge();
    await untilRow({ text: '', code: null, attempts: 1, last_error: null, sent: true, failed: false });
  });

  test('stays readable in the demo', async () => {
    await enqueue(portal.db, message());
    startRecorder('demo');
    await untilRow({ text: 'Kod: 123 456', code: '123456', attempts: 1, last_error: null, sent: true, failed: false });
  });

  test('is not written when its transaction fails', async () => {
    const failed = portal.db.transaction().execute(async (db) => {
      await enqueue(db, message());
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await portal.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('is written once for each key', async () => {
    await enqueue(portal.db, message({ dedupeKey: 'same' }));
    await enqueue(portal.db, message({ dedupeKey: 'same', text: 'other' }));
    expect(await portal.db.selectFrom('outbox').select('text').execute()).toEqual([{ text: 'Kod: 123 456' }]);
  });

  test('is sent once by several workers', async () => {
    for (let index = 0; index < 100; index += 1) await enqueue(portal.db, message());
    const recorders = [startRecorder(), startRecorder(), startRecorder()];
    const all = () => recorders.flatMap(({ delivered }) => delivered);
    await expect.poll(() => new Set(all()).size).toBe(100);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(all()).toHaveLength(100);
  });

  test('that a dead process had taken is sent by another one after its lease', async () => {
    await enqueue(portal.db, message());
    const [taken] = await claim(portal.db, { channels: ['email'], atOnce: 10, lease: 60 });
    expect(await claim(portal.db, { channels: ['email'], atOnce: 10, lease: 60 })).toEqual([]);
    await portal.db.updateTable('outbox').set({ locked_until: sql`now()` }).execute();
    const { delivered } = startRecorder();
    await expect.poll(() => delivered).toEqual([taken?.id]);
    expect((await row()).attempts).toBe(2);
  });

  test('is tried again when delivery failed, and says why meanwhile', async () => {
    let outage = true;
    const worker = startWorker(
      transport(async () => {
        if (outage) throw new DeliveryError('smtp ETIMEDOUT', false);
      }),
    );
    await enqueue(portal.db, message());
    worker.nudge();
    await untilRow({
      text: 'Kod: 123 456',
      code: '123456',
      attempts: 1,
      last_error: 'smtp ETIMEDOUT',
      sent: false,
      failed: false,
    });
    outage = false;
    await makeDue();
    worker.nudge();
    await untilRow({ text: '', code: null, attempts: 2, last_error: null, sent: true, failed: false });
  });

  test('is given up after ten tries', async () => {
    await enqueue(portal.db, message());
    await portal.db.updateTable('outbox').set({ attempts: 9 }).execute();
    startWorker(failing('smtp ETIMEDOUT', false));
    await untilRow({ text: '', code: null, attempts: 10, last_error: 'smtp ETIMEDOUT', sent: false, failed: true });
  });

  test('is given up at once when the refusal is final', async () => {
    await enqueue(portal.db, message());
    startWorker(failing('smsapi 13', true));
    await untilRow({ text: '', code: null, attempts: 1, last_error: 'smsapi 13', sent: false, failed: true });
  });

  test('without a code keeps its text when it is given up', async () => {
    await enqueue(portal.db, message({ code: undefined, text: 'Konto zablokowane' }));
    startWorker(failing('smtp EENVELOPE 550', true));
    await untilRow({
      text: 'Konto zablokowane',
      code: null,
      attempts: 1,
      last_error: 'smtp EENVELOPE 550',
      sent: false,
      failed: true,
    });
  });

  test('that nobody needs any more is not sent', async () => {
    await enqueue(portal.db, message({ expiresIn: 600 }));
    await portal.db.updateTable('outbox').set({ expires_at: sql`now()` }).execute();
    const { delivered } = startRecorder();
    await untilRow({ text: '', code: null, attempts: 0, last_error: 'expired', sent: false, failed: true });
    expect(delivered).toEqual([]);
  });

  test('waits while its channel is not configured', async () => {
    await enqueue(portal.db, textMessage('600100200'));
    await enqueue(portal.db, message());
    const { delivered } = startRecorder();
    const unsent = portal.db
      .selectFrom('outbox')
      .select(['channel', 'attempts', 'failed_at'])
      .where('sent_at', 'is', null);
    await expect.poll(() => unsent.execute()).toEqual([{ channel: 'sms', attempts: 0, failed_at: null }]);
    expect(delivered).toHaveLength(1);
  });

  test('leaves no trace of its content in the log', async () => {
    await enqueue(portal.db, message());
    await enqueue(portal.db, message());
    let first = true;
    startWorker(
      transport(async ({ recipient, text }) => {
        if (!first) return;
        first = false;
        throw new Error(`550 ${recipient} refused: ${text}`);
      }),
    );
    await expect.poll(() => log.lines).toHaveLength(2);
    expect(log.lines.map(({ level, text }) => `${level}: ${text}`).toSorted()).toEqual([
      'info: message sent',
      'warn: message postponed',
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/firma|123 ?456|Kod/);
  });
});

describe('a worker', () => {
  test('sends text messages while the mail server says nothing', async () => {
    const { promise: answer, resolve: answerNow } = Promise.withResolvers<void>();
    const texts: string[] = [];
    const transports = {
      email: transport(() => answer),
      sms: transport(async ({ recipient }) => void texts.push(recipient)),
    };
    for (let more = 0; more < 12; more++) await enqueue(portal.db, message());
    await enqueue(portal.db, textMessage('600100200'));
    workers.push(createOutboxWorker({ tenant: portal.tenant, transports, log }));
    await expect.poll(() => texts).toEqual(['600100200']);
    answerNow();
  });

  test('waits for the running delivery when it is stopped', async () => {
    const finish = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const worker = startWorker(
      transport(async () => {
        began.resolve();
        await finish.promise;
      }),
    );
    await enqueue(portal.db, message());
    worker.nudge();
    await began.promise;
    const stopped = worker.stop();
    expect(
      await Promise.race([stopped.then(() => 'stopped'), new Promise((resolve) => setImmediate(resolve, 'waiting'))]),
    ).toBe('waiting');
    finish.resolve();
    await stopped;
    expect((await row()).sent).toBe(true);
  });

  test('goes on when its database connections break', async () => {
    const { worker, delivered } = startRecorder();
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(
      portal.db,
    );
    await vi.waitFor(() => enqueue(portal.db, message()), { timeout: 10_000 });
    worker.nudge();
    await expect.poll(() => delivered).toHaveLength(1);
  });

  test('waits longer after each failure, at most about an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => Math.round(backoff(attempts, 0.5)))).toEqual([
      5, 15, 45, 135, 405, 1215, 3600, 3600, 3600,
    ]);
    expect([backoff(1, 0), backoff(1, 1)].map((seconds) => seconds.toFixed(2))).toEqual(['3.35', '6.65']);
  });
});

test('production without SMTP says so when it starts', async () => {
  const outbox = createOutboxWorkers({ ...portal.environment, mode: 'production' }, []);
  outbox.start(log);
  await outbox.stop();
  expect(log.lines.map(({ level, text }) => `${level}: ${text.split(' ')[0]}`)).toEqual([
    'warn: SMTP_URL',
    'warn: SMSAPI_TOKEN',
  ]);
});

describe('the demo', () => {
  const address = 'klient@demo.example';

  test('shows messages newest first, to one address or to all', async () => {
    await enqueue(portal.db, message({ recipient: address, subject: 'first' }));
    await enqueue(portal.db, message({ recipient: 'other@demo.example', subject: 'second' }));
    await enqueue(
      portal.db,
      message({ recipient: address, subject: 'third', code: undefined, link: 'http://localhost/x' }),
    );
    const response = await portal.app.inject({ url: `/api/dev/outbox?to=${address.toUpperCase()}` });
    // The page of the demo loads nothing, and a `cid` means something to mail programs alone.
    const withLogo = expect.stringMatching(/^<p>Kod: 123 456<\/p><img src="data:image\/png;base64,[A-Za-z0-9+/=]+">$/);
    const common = { at: expect.any(String), to: address, channel: 'email', text: 'Kod: 123 456', html: withLogo };
    expect(response.json()).toEqual([
      { ...common, subject: 'third', code: null, link: 'http://localhost/x' },
      { ...common, subject: 'first', code: '123456', link: null },
    ]);
    const all = await portal.app.inject({ url: '/api/dev/outbox' });
    expect(all.json().map((one: Message) => one.subject)).toEqual(['third', 'second', 'first']);
  });

  test('writes each message to its file as a line', async () => {
    const outboxFile = join(directory, 'outbox.jsonl');
    await enqueue(portal.db, message({ recipient: address }));
    const outbox = createOutboxWorkers({ ...portal.environment, outboxFile }, [portal.tenant]);
    outbox.start(log);
    await expect.poll(async () => (await row()).sent).toBe(true);
    await outbox.stop();
    expect(JSON.parse(await readFile(outboxFile, 'utf8'))).toEqual({
      at: expect.any(String),
      to: address,
      channel: 'email',
      subject: 'Temat',
      text: 'Kod: 123 456',
      code: '123456',
      link: null,
    });
  });

  test('is the only place with an outbox to look into', async () => {
    const variables = {
      BIURO_MODE: 'production',
      SECRET_KEY: randomBytes(32).toString('base64'),
      BIURO_RATE_LIMITS: '',
    };
    const production = await createTestApp({ variables });
    const response = await production.app.inject({ url: `/api/dev/outbox?to=${address}` });
    await production.close();
    expect(response.statusCode).toBe(404);
  });
});
