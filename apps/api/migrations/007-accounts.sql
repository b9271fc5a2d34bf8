-- The trigger below keeps the session in which somebody changes their own password or second factor.
ALTER TABLE users
  ADD COLUMN position text,
  ADD COLUMN theme text NOT NULL DEFAULT 'light' CHECK (theme IN ('light', 'dark', 'system')),
  ADD COLUMN last_login_at timestamptz,
  ADD COLUMN invited_at timestamptz,
  ADD COLUMN invited_by uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN deleted_at timestamptz,
  -- A secret that its owner has not confirmed yet.
  ADD COLUMN totp_pending bytea,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
    (fold(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))) STORED;

-- A deleted account gives its address free.
DROP INDEX users_email;
CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE deleted_at IS NULL;

-- An account that is away, in whatever way, has no session.
CREATE OR REPLACE FUNCTION sign_out_everywhere() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$
  BEGIN
    DELETE FROM login_challenges WHERE user_id = NEW.id;
    DELETE FROM sessions
      WHERE user_id = NEW.id AND id::text IS DISTINCT FROM nullif(current_setting('biuro.kept_session', true), '');
    RETURN NULL;
  END
  $$;
DROP TRIGGER users_sign_out_everywhere ON users;
CREATE TRIGGER users_sign_out_everywhere
  AFTER UPDATE OF status, role, password_hash, second_factor, totp_secret, deleted_at ON users
  FOR EACH ROW
  WHEN ((OLD.status = 'active' AND NEW.status <> 'active')
        OR OLD.role <> NEW.role
        OR OLD.password_hash IS DISTINCT FROM NEW.password_hash
        OR OLD.second_factor <> NEW.second_factor
        OR OLD.totp_secret IS DISTINCT FROM NEW.totp_secret
        OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION sign_out_everywhere();

-- Links of invitations and for new passwords. Of the token only its SHA-256 is kept; a new link replaces the one before.
CREATE TABLE user_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invite', 'reset')),
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX user_links_user ON user_links (user_id, kind);
CREATE INDEX user_links_expires_at ON user_links (expires_at);

-- Kept as HMAC; a code that was used is deleted.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_mac bytea NOT NULL,
  PRIMARY KEY (user_id, code_mac)
);
