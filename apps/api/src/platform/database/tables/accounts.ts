import type { components } from '@biuro/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OptionalTimestamp, RequiredTimestamp, Timestamp } from './columns.ts';

type Schemas = components['schemas'];

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

export interface UserLinksTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  user_id: string;
  kind: 'invite' | 'reset';
  created_by: string | null;
  created_at: Timestamp;
  expires_at: RequiredTimestamp;
}

export interface EmailChangesTable {
  /** SHA-256 of the token that takes the change back. */
  token_hash: Buffer;
  id: Generated<string>;
  user_id: string;
  old_email: string;
  old_phone: string | null;
  old_second_factor: 'email' | 'sms' | 'totp';
  /** Sealed. Null where codes did not come from an app, and of changes before it was kept. */
  old_totp_secret: Buffer | null;
  changed_at: Timestamp;
  expires_at: RequiredTimestamp;
  /** When the first sign-in code after the change was sent to the old address, too. */
  code_copied_at: OptionalTimestamp;
  undone_at: OptionalTimestamp;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_mac: Buffer;
}

export interface LoginChallengesTable {
  /** SHA-256 of the handle that the client holds. */
  id: Buffer;
  user_id: string;
  /** The session whose proof the code completes; null for signing in. */
  session_id: string | null;
  channel: 'email' | 'sms' | 'totp';
  /** Null where an authenticator app makes the codes. */
  code_mac: Buffer | null;
  attempts: Generated<number>;
  sends: Generated<number>;
  sent_at: Timestamp;
  code_expires_at: RequiredTimestamp;
  verified_at: OptionalTimestamp;
  created_at: Timestamp;
  expires_at: RequiredTimestamp;
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
  /** When its owner last gave password and code in it. */
  proved_at: Timestamp;
  /** An interval, for example `1 hour`. */
  idle_limit: ColumnType<never, string, never>;
  expires_at: RequiredTimestamp;
}

export interface RefreshTokensTable {
  hash: Buffer;
  session_id: string;
  generation: number;
}

export interface AccessTokensTable {
  hash: Buffer;
  session_id: string;
  expires_at: RequiredTimestamp;
}

export interface CalendarAddressesTable {
  user_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  created_at: Timestamp;
  read_at: OptionalTimestamp;
}

export interface AccountTables {
  users: UsersTable;
  user_links: UserLinksTable;
  email_changes: EmailChangesTable;
  recovery_codes: RecoveryCodesTable;
  login_challenges: LoginChallengesTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  access_tokens: AccessTokensTable;
  calendar_addresses: CalendarAddressesTable;
}
