import { hash as digestOf } from 'node:crypto';
import { type Db, run } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { createBatchLoader } from '#platform/process/batch-loader.ts';

/** Two, so that one slow connection does not block all requests. */
const AT_ONCE = 2;

const loaders = new WeakMap<Db, (tokenHash: string) => Promise<Caller | undefined>>();

/** The caller that an access token belongs to. Called on every request; simultaneous calls share one query. */
export function findCaller(db: Db, accessToken: string): Promise<Caller | undefined> {
  const find = loaders.get(db) ?? createBatchLoader((hashes) => loadCallers(db, hashes), AT_ONCE);
  loaders.set(db, find);
  return find(`\\x${digestOf('sha256', accessToken)}`);
}

const LOAD_CALLERS = `/* prepare load_callers */
  SELECT '\\x' || encode(t.hash, 'hex') AS hash, u.id, s.id AS "sessionId", u.role, u.is_admin AS "isAdmin", NOT u.is_admin AS "rowSecurity"
  FROM access_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
  WHERE t.hash = ANY($1::bytea[]) AND t.expires_at > now() AND u.status = 'active' AND u.deleted_at IS NULL`;

/**
 * The callers of those tokens that are valid, by the SHA-256 of the token as PostgreSQL reads bytes: `\x` and
 * hexadecimal digits. A prepared statement without the query builder: see `PreparingClient`.
 */
async function loadCallers(db: Db, tokenHashes: string[]): Promise<Map<string, Caller>> {
  const rows = await run<Caller & { hash: string }>(db, LOAD_CALLERS, [tokenHashes]);
  return new Map(rows.map(({ hash, ...caller }) => [hash, caller]));
}
