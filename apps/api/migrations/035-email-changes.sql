-- The address before is told of a new one and can take it back for a week. Each change has its own link, so a second change does not
-- void the first. Of the token only its SHA-256 is kept.
CREATE TABLE email_changes (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The account as it was: whoever took the address may have moved the codes after it.
  old_email text NOT NULL,
  old_phone text,
  old_second_factor text NOT NULL CHECK (old_second_factor IN ('email', 'sms', 'totp')),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  -- When the first sign-in code after the change was sent to the old address, too.
  code_copied_at timestamptz,
  undone_at timestamptz
);
CREATE INDEX email_changes_user ON email_changes (user_id, changed_at);
CREATE INDEX email_changes_expires_at ON email_changes (expires_at);

-- The session whose proof the code completes; null for signing in.
ALTER TABLE login_challenges ADD COLUMN session_id uuid REFERENCES sessions ON DELETE CASCADE;
CREATE UNIQUE INDEX login_challenges_session ON login_challenges (session_id);
