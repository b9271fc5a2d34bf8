import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '#platform/database/database.ts';
import type { OutboxTable } from '#platform/database/tables/operations.ts';

export type Channel = OutboxTable['channel'];

/** A message that is sent after the transaction that wrote it has committed. `composeMail` makes those by e-mail. */
export type NewMessage = Content & ({ channel: 'email'; html: string } | { channel: 'sms'; html?: undefined });

interface Content {
  /** E-mail address or telephone number. */
  recipient: string;
  subject: string;
  text: string;
  code?: string;
  link?: string;
  /** A second message with the same key is dropped. */
  dedupeKey: string;
  /** Seconds after which the message is useless. */
  expiresIn?: number;
}

export type Message = Pick<
  Selectable<OutboxTable>,
  'id' | 'channel' | 'recipient' | 'subject' | 'text' | 'html' | 'code' | 'link' | 'attempts' | 'created_at'
>;

export async function enqueue(db: Db, { dedupeKey, expiresIn, ...message }: NewMessage): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      ...message,
      id: uuid(),
      dedupe_key: dedupeKey,
      expires_at: expiresIn === undefined ? null : sql<Date>`now() + make_interval(secs => ${expiresIn})`,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Leases due messages for some seconds: when this process dies, another one sends them after that. */
export async function claim(
  db: Db,
  { channels, atOnce, lease }: { channels: Channel[]; atOnce: number; lease: number },
): Promise<Message[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('channel', 'in', channels)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`coalesce(locked_until, '-infinity') <= now()`)
    .where(sql<boolean>`coalesce(expires_at, 'infinity') > now()`)
    .orderBy('next_attempt_at')
    .limit(atOnce)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox')
    .set((set) => ({
      attempts: set('attempts', '+', 1),
      locked_until: sql<Date>`now() + make_interval(secs => ${lease})`,
    }))
    .where('id', 'in', due)
    .returning(['id', 'channel', 'recipient', 'subject', 'text', 'html', 'code', 'link', 'attempts', 'created_at'])
    .execute();
}

/** `keepText`: only in the demo. Elsewhere codes and links are removed once they are sent. */
export async function markSent(db: Db, id: string, keepText: boolean): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      sent_at: sql`now()`,
      failed_at: null,
      locked_until: null,
      last_error: null,
      ...(!keepText && { text: '', html: null, code: null, link: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function postpone(db: Db, id: string, seconds: number, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      locked_until: null,
      last_error: reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Gives up. The row stays, so that the office sees what was not delivered; codes and links in it are removed. */
export async function bury(db: Db, id: string, reason: string): Promise<void> {
  await buried(db, reason).where('id', '=', id).execute();
}

/** Gives up messages that have expired. */
export async function buryExpired(db: Db): Promise<void> {
  await buried(db, 'expired')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}

/** Gives up a message that a newer one replaces, unless it is being sent. */
export async function withdraw(db: Db, dedupeKey: string): Promise<void> {
  await buried(db, 'replaced')
    .where('dedupe_key', '=', dedupeKey)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

const buried = (db: Db, reason: string) =>
  db.updateTable('outbox').set({
    failed_at: sql`now()`,
    locked_until: null,
    last_error: reason,
    text: sql<string>`CASE WHEN code IS NULL AND link IS NULL THEN text ELSE '' END`,
    html: null,
    code: null,
    link: null,
  });

const DEMO_LIMIT = 50;

/** For the outbox of the demo, newest first. */
export function listMessages(db: Db, recipient: string | undefined) {
  return db
    .selectFrom('outbox')
    .select(['created_at as at', 'recipient as to', 'channel', 'subject', 'text', 'html', 'code', 'link'])
    .$if(recipient !== undefined, (query) => query.where(sql`lower(recipient)`, '=', sql`lower(${recipient})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(DEMO_LIMIT)
    .execute();
}
