import type { components } from '@biuro/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Schemas = components['schemas'];
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  role: Schemas['Role'];
  is_admin: GeneratedAlways<boolean>;
  status: Generated<Schemas['User']['status']>;
  locale: Generated<Schemas['User']['locale']>;
  password_hash: string | null;
  second_factor: Generated<'email' | 'sms' | 'totp'>;
  totp_secret: Buffer | null;
  /** Wrong codes in a row; only a whole sign-in sets it back. */
  wrong_codes: Generated<number>;
  codes_locked_until: OptionalTimestamp;
  /** The last time step whose code was taken, so that none is taken twice. */
  totp_step: number | null;
  position: string | null;
  theme: Generated<Schemas['Theme']>;
  last_login_at: OptionalTimestamp;
  invited_at: OptionalTimestamp;
  invited_by: string | null;
  deleted_at: OptionalTimestamp;
  /** Sealed, and not yet confirmed by a code. */
  totp_pending: Buffer | null;
  search_text: GeneratedAlways<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface CompaniesTable {
  id: string;
  name: string;
  company_type: Schemas['CompanyType'];
  vat_number: string;
  lifecycle: Generated<Schemas['Lifecycle']>;
  owner_id: string | null;
  city: string | null;
  email: string | null;
  phone: string | null;
  search_text: GeneratedAlways<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface CompanyUsersTable {
  company_id: string;
  user_id: string;
  role: 'representative' | 'authorised' | 'employee' | 'viewer';
}

export interface IdempotencyKeysTable {
  caller_id: string;
  operation: string;
  key: string;
  fingerprint: Buffer;
  status: number | null;
  body: ColumnType<unknown, string | null, string | null>;
  headers: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

export interface LoginChallengesTable {
  /** SHA-256 of the handle that the client holds. */
  id: Buffer;
  user_id: string;
  channel: 'email' | 'sms' | 'totp';
  /** Null where an authenticator app makes the codes. */
  code_mac: Buffer | null;
  attempts: Generated<number>;
  sends: Generated<number>;
  sent_at: Timestamp;
  code_expires_at: Timestamp;
  verified_at: OptionalTimestamp;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface UserLinksTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  user_id: string;
  kind: 'invite' | 'reset';
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_mac: Buffer;
}

export interface AuditTable {
  id: string;
  at: Timestamp;
  /** Null for what the portal does by itself. */
  actor_id: string | null;
  actor_name: string | null;
  /** Entity and past participle, for example `user.updated`. */
  action: string;
  entity: string;
  entity_id: string;
  company_id: string | null;
  changes: ColumnType<Schemas['HistoryChange'][], string, never>;
  ip: string | null;
  request_id: string | null;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** Grows with each refresh; the refresh token of this generation is the current one. */
  generation: Generated<number>;
  nonce: Buffer;
  rotated_at: OptionalTimestamp;
  client: string;
  ip: string;
  user_agent: string;
  created_at: Timestamp;
  last_active_at: Timestamp;
  /** An interval, for example `1 hour`. */
  idle_limit: ColumnType<never, string, never>;
  expires_at: Timestamp;
}

export interface RefreshTokensTable {
  hash: Buffer;
  session_id: string;
  generation: number;
}

export interface AccessTokensTable {
  hash: Buffer;
  session_id: string;
  expires_at: Timestamp;
}

export interface OutboxTable {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
  dedupe_key: string;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  locked_until: OptionalTimestamp;
  expires_at: OptionalTimestamp;
  sent_at: OptionalTimestamp;
  failed_at: OptionalTimestamp;
  last_error: string | null;
  created_at: Timestamp;
}

export interface RateLimitsTable {
  key: Buffer;
  hits: number;
  resets_at: Timestamp;
}

/** What the numbered migrations make, per tenant schema. */
export interface Tables {
  users: UsersTable;
  companies: CompaniesTable;
  company_users: CompanyUsersTable;
  idempotency_keys: IdempotencyKeysTable;
  login_challenges: LoginChallengesTable;
  user_links: UserLinksTable;
  recovery_codes: RecoveryCodesTable;
  audit: AuditTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  access_tokens: AccessTokensTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
}
