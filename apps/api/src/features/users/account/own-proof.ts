import { sql } from 'kysely';
import type { LoginServices } from '#platform/access/login-services.ts';
import type { Db } from '#platform/database/database.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { proveOwnPassword } from './own-password.ts';

/** Minutes for which a password check is recent. */
const FRESH = 10;

/** Checks one's own password, for operations that require a recent check. */
export function createProofHandlers(services: LoginServices) {
  return {
    async proveMyPassword({ body }, context) {
      await proveOwnPassword(services, context, body.current_password);
      await noteProof(context.db, context.caller.sessionId);
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}

/** 403 without a recent password check: a session that was left open must not give access to other accounts. */
export async function assertRecentProof({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<void> {
  const fresh = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', caller.sessionId)
    .where('proved_at', '>', sql<Date>`now() - make_interval(mins => ${FRESH})`)
    .executeTakeFirst();
  if (!fresh) throw new Problem(403, 'proof_needed', { values: { minutes: FRESH } });
}

async function noteProof(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: sql`now()` }).where('id', '=', sessionId).execute();
}
