import { timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { type Db, run } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import type { Secrets } from './secrets.ts';

/** Seconds for which an address works. */
const LIFE = 60;
const PURPOSE = 'signed address';
/** Session, seconds since 1970, MAC. */
const PARTS = { session: 16, expires: 4, mac: 32 };
const LENGTH = PARTS.session + PARTS.expires + PARTS.mac;

export interface SignedAddress {
  /** The path with its signature, for an `img` or a `video`, which send no token. */
  url: string;
  expires_at: string;
}

/** An address of a GET that works for a minute without a token, as the person of this session and as long as that lives. */
export function signAddress(secrets: Secrets, sessionId: string, path: string, now = Date.now()): SignedAddress {
  const seconds = Math.floor(now / 1_000) + LIFE;
  const expires = Buffer.alloc(PARTS.expires);
  expires.writeUInt32BE(seconds);
  const mac = secrets.mac(PURPOSE, path, sessionId, String(seconds));
  const signature = Buffer.concat([parse(sessionId), expires, mac]).toString('base64url');
  return { url: `${path}?signature=${signature}`, expires_at: new Date(seconds * 1_000).toISOString() };
}

/** The session of a signature that belongs to this path and has not expired; undefined for any other. */
export function sessionOfAddress(
  secrets: Secrets,
  path: string,
  signature: string,
  now = Date.now(),
): string | undefined {
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.length !== LENGTH) return undefined;
  const sessionId = stringified(bytes.subarray(0, PARTS.session));
  const seconds = bytes.readUInt32BE(PARTS.session);
  if (sessionId === undefined || seconds * 1_000 <= now) return undefined;
  const told = bytes.subarray(PARTS.session + PARTS.expires);
  const isOurs = secrets.macs(PURPOSE, path, sessionId, String(seconds)).some((mac) => timingSafeEqual(mac, told));
  return isOurs ? sessionId : undefined;
}

/** Random bytes are no UUID. */
function stringified(bytes: Uint8Array): string | undefined {
  try {
    return stringify(bytes);
  } catch {
    return undefined;
  }
}

/** The caller of a session that still lives. */
export async function callerOfSession(db: Db, sessionId: string): Promise<Caller | undefined> {
  const [caller] = await run<Caller>(
    db,
    `SELECT u.id, s.id AS "sessionId", u.role, u.is_admin AS "isAdmin", NOT u.is_admin AS "rowSecurity"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = $1 AND s.expires_at > now() AND u.status = 'active' AND u.deleted_at IS NULL`,
    [sessionId],
  );
  return caller;
}
