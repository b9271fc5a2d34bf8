import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Deletes what has expired. Every process does it now and then, at any time. */
export async function purge(db: Db): Promise<void> {
  const now = sql<Date>`now()`;
  await db.deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('access_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expires_at', '<=', now), where(sql<Date>`last_active_at + idle_limit`, '<=', now)]),
    )
    .execute();
  // Kept for a while: the office can still see that an invitation has expired.
  await db.deleteFrom('user_links').where('expires_at', '<=', sql<Date>`now() - interval '30 days'`).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('action_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('deleted_records').where('deleted_at', '<=', sql<Date>`now() - interval '30 days'`).execute();
  await purgeDeletedUsers(db);
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', sql<Date>`now() - interval '24 hours'`).execute();
  const aDayAgo = sql<Date>`now() - interval '1 day'`;
  await db.deleteFrom('export_files').where('created_at', '<=', aDayAgo).execute();
  const stale = db.selectFrom('jobs').select('id').where('created_at', '<=', aDayAgo).where('kind', '=', 'export');
  await db.deleteFrom('export_parts').where('job_id', 'in', stale).execute();
  await db.deleteFrom('outbox').where('created_at', '<=', sql<Date>`now() - interval '90 days'`).execute();
  await purgeFuture(db);
}

/**
 * Deletes what was written while the clock was ahead, which would otherwise live or wait until that time. With three
 * hours of tolerance beyond the longest lifetime, so that setting the clock back by two hours ends nothing.
 */
async function purgeFuture(db: Db): Promise<void> {
  const tooLate = sql<Date>`now() + interval '27 hours'`;
  await db.deleteFrom('login_challenges').where('expires_at', '>', tooLate).execute();
  await db.deleteFrom('access_tokens').where('expires_at', '>', tooLate).execute();
  await db.deleteFrom('sessions').where('expires_at', '>', tooLate).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '>', tooLate).execute();
  await db.deleteFrom('user_links').where('created_at', '>', tooLate).execute();
  await db.deleteFrom('email_changes').where('changed_at', '>', tooLate).execute();
  const now = sql<Date>`now()`;
  await db.updateTable('outbox').set({ next_attempt_at: now }).where('next_attempt_at', '>', tooLate).execute();
  await db.updateTable('outbox').set({ locked_until: null }).where('locked_until', '>', tooLate).execute();
  await db.updateTable('jobs').set({ locked_until: null }).where('locked_until', '>', tooLate).execute();
  const asleep = db.updateTable('notices').set({ send_after: now }).where('state', '=', 'waiting');
  await asleep.where('send_after', '>', tooLate).execute();
}

/** Users can be restored for 30 days. A user that other rows still reference stays in the database and is in no list. */
async function purgeDeletedUsers(db: Db): Promise<void> {
  await db
    .deleteFrom('users')
    .where('deleted_at', '<=', sql<Date>`now() - interval '30 days'`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM companies WHERE users.id IN (owner_id, payroll_owner_id, companies.reviewer_id))
        AND NOT EXISTS (SELECT FROM tasks WHERE users.id IN (assignee_id, reviewer_id))
        AND NOT EXISTS (SELECT FROM uptimes WHERE user_id = users.id)
        AND NOT EXISTS (SELECT FROM deleted_records WHERE parts::text LIKE '%' || users.id || '%')`,
    )
    .execute();
}
