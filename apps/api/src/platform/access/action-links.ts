import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { ActionLink, Caller } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { newLinkToken } from './link-token.ts';
import { networkOf, type RateLimits } from './rate-limits.ts';
import { sha256 } from './secrets.ts';

/** Days after the due date of a request, and at least from today, for which a link works. */
const LIFE = 7;

const WRONG = { name: 'wrong action links by network', hits: 10, seconds: 60 };

/** Makes a link for a person to answer a request without signing in; returns its token. Earlier links go on working. */
export async function makeActionLink(db: Db, userId: string, requestId: string): Promise<string> {
  const token = newLinkToken();
  await sql`INSERT INTO action_links (token_hash, user_id, request_id, expires_at)
    SELECT ${sha256(token)}, ${userId}, id,
      (greatest(due_date, (now() AT TIME ZONE 'Europe/Warsaw')::date) + ${LIFE + 1}::int)::timestamp AT TIME ZONE 'Europe/Warsaw'
    FROM document_requests WHERE id = ${requestId}`.execute(db);
  return token;
}

interface Found extends ActionLink {
  id: string;
  role: Caller['role'];
  works: boolean;
  complete: boolean;
}

/**
 * Who came through a link, as a client who may do nothing but answer its request. 410 when it has expired, when the request is complete or
 * withdrawn, and when the person no longer acts for the company. Wrong links are counted by network (429).
 */
export async function linkCaller(db: Db, limits: RateLimits, token: string, ip: string): Promise<Caller> {
  const { rows } = await sql<Found>`
    SELECT users.id, users.role, document_requests.id AS "requestId", action_links.expires_at AS "expiresAt",
      is_open AND expires_at > now() AS works, document_requests.status IN ('delivered', 'accepted') AS complete
    FROM action_links JOIN document_requests ON document_requests.id = action_links.request_id
      JOIN users ON users.id = action_links.user_id
    WHERE token_hash = ${sha256(token)} AND users.status = 'active' AND users.deleted_at IS NULL AND NOT users.is_admin
      AND EXISTS (SELECT FROM company_users WHERE company_users.user_id = users.id
        AND company_users.company_id = document_requests.company_id AND company_users.role IN ('representative', 'authorised'))`.execute(
    db,
  );
  const [found] = rows;
  if (!found?.works) {
    await limits.take(db, WRONG, networkOf(ip));
    throw new Problem(410, found?.complete ? 'request_complete' : 'action_link_spent');
  }
  const { id, role, requestId, expiresAt } = found;
  return { id, sessionId: '', role, isAdmin: false, rowSecurity: true, link: { requestId, expiresAt } };
}
