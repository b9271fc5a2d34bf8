-- What somebody is to be told. Whether it still holds is asked when it is sent, and what is due to one person goes out as one message.
CREATE TABLE notices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  event text NOT NULL,
  entity_id uuid NOT NULL,
  company_id uuid REFERENCES companies ON DELETE CASCADE,
  channel text NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'sms')),
  -- What the sentence needs besides what the entity says when it is sent.
  params jsonb NOT NULL DEFAULT '{}',
  send_after timestamptz NOT NULL DEFAULT now(),
  dedupe_key text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'skipped')),
  settled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX notices_dedupe_key ON notices (dedupe_key);
CREATE INDEX notices_waiting ON notices (send_after) WHERE state = 'waiting';
CREATE INDEX notices_user ON notices (user_id, created_at);

-- Addresses of calendars. Of the token only its SHA-256 is kept.
CREATE TABLE calendar_addresses (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
