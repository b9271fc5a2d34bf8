import { sql } from 'kysely';
import type { LoginServices } from '#platform/access/login-services.ts';
import type { Db } from '#platform/database/database.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { checkCodeOf } from '../sign-in/check-code.ts';
import { deleteProof, findProof } from '../sign-in/queries.ts';
import { beginProof } from '../sign-in/send-code.ts';
import { proveOwnPassword } from './own-password.ts';

/** Minutes for which a proof is recent. */
const FRESH = 10;

/** Proves that whoever uses a session has the password and the second factor, for operations that require it. */
export function createProofHandlers(services: LoginServices) {
  return {
    async prepareMyProof({ body }, context) {
      const account = await proveOwnPassword(services, context, body.current_password);
      const { channel, destination, code_expires_at, resend_at } = await beginProof(services, context, account);
      return { status: 200, body: { data: { channel, destination, expires_at: code_expires_at, resend_at } } };
    },
    async confirmMyProof({ body }, context) {
      const { db, caller } = context;
      const refusal = await checkCodeOf(services, context, await findProof(db, caller.sessionId), body.code);
      if (refusal)
        throw refusal.code === 'challenge_spent' ? new Problem(410, 'proof_spent', { counted: true }) : refusal;
      await noteProof(db, caller.sessionId);
      await deleteProof(db, caller.sessionId);
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}

/** 403 without a recent proof: a session that was left open must not give access to other accounts. */
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
