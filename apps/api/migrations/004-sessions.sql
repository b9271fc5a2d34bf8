-- Tokens, handles and codes are kept as SHA-256 or HMAC only: whoever reads this database cannot sign in with it.

ALTER TABLE users
  ADD COLUMN wrong_codes int NOT NULL DEFAULT 0,
  ADD COLUMN codes_locked_until timestamptz,
  ADD COLUMN totp_step bigint;

CREATE TABLE login_challenges (
  id bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('email', 'sms', 'totp')),
  code_mac bytea,
  attempts int NOT NULL DEFAULT 0,
  sends int NOT NULL DEFAULT 1,
  sent_at timestamptz NOT NULL DEFAULT now(),
  code_expires_at timestamptz NOT NULL,
  verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_challenges_user ON login_challenges (user_id, created_at);
CREATE INDEX login_challenges_expires_at ON login_challenges (expires_at);

-- A session that is revoked is deleted, and its tokens with it.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  generation int NOT NULL DEFAULT 1,
  nonce bytea NOT NULL,
  rotated_at timestamptz,
  client text NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_active_at timestamptz NOT NULL DEFAULT now(),
  idle_limit interval NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- Every generation stays until the session ends: only so a stolen old token is told from an unknown one.
CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  generation int NOT NULL
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

CREATE TABLE access_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX access_tokens_session ON access_tokens (session_id);
CREATE INDEX access_tokens_expires_at ON access_tokens (expires_at);

-- In the database, so that no path in the code can change who someone is and forget to sign them out.
CREATE FUNCTION sign_out_everywhere() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$
  BEGIN
    DELETE FROM login_challenges WHERE user_id = NEW.id;
    DELETE FROM sessions WHERE user_id = NEW.id;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER users_sign_out_everywhere
  AFTER UPDATE OF status, role, password_hash, second_factor, totp_secret ON users
  FOR EACH ROW
  WHEN ((OLD.status = 'active' AND NEW.status <> 'active')
        OR OLD.role <> NEW.role
        OR OLD.password_hash IS DISTINCT FROM NEW.password_hash
        OR OLD.second_factor <> NEW.second_factor
        OR OLD.totp_secret IS DISTINCT FROM NEW.totp_secret)
  EXECUTE FUNCTION sign_out_everywhere();
