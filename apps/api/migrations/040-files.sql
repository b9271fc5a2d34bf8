-- Files that were handed in. The bytes lie outside of the database, in the file store, each content once: `hash` is their SHA-256, and
-- two rows may have the same. A row is used as long as another table refers to it by a foreign key, and goes a day after the last one.
CREATE TABLE files (
  id uuid PRIMARY KEY,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  bytes bigint NOT NULL CHECK (bytes > 0),
  -- By their bytes, whatever the name says.
  kind text NOT NULL,
  name text NOT NULL,
  scan text NOT NULL DEFAULT 'not_configured'
    CHECK (scan IN ('not_configured', 'waiting', 'clean', 'infected', 'too_big', 'failed')),
  added_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null while a row refers to it.
  unused_since timestamptz DEFAULT now()
);
CREATE INDEX files_hash ON files (hash);
CREATE INDEX files_unused ON files (unused_since) WHERE unused_since IS NOT NULL;
CREATE INDEX files_added_by ON files (added_by);

-- Files on their way, piece by piece. What has come lies beside the file store; complete, it becomes a file, which the upload refers to
-- until it expires. A record that takes the file over refers to it as well.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  name text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  -- All of it has come, and its bytes are of a kind that is taken.
  is_whole boolean NOT NULL DEFAULT false,
  file_id uuid REFERENCES files,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- The process that writes it, and until when it is taken for alive.
  writer uuid,
  leased_until timestamptz,
  -- A process has lost its lease, and may hold the file open.
  shared boolean NOT NULL DEFAULT false
);
CREATE INDEX uploads_user ON uploads (user_id);
CREATE INDEX uploads_file ON uploads (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX uploads_expires_at ON uploads (expires_at);

-- What stood in the database before moves into the file store when the server starts the next time.
ALTER TABLE liability_proofs ALTER COLUMN body DROP NOT NULL, ADD COLUMN file_id uuid REFERENCES files,
  ADD CONSTRAINT liability_proofs_content CHECK (num_nonnulls(body, file_id) = 1);
ALTER TABLE liability_calculations ALTER COLUMN body DROP NOT NULL, ADD COLUMN file_id uuid REFERENCES files,
  ADD CONSTRAINT liability_calculations_content CHECK (num_nonnulls(body, file_id) = 1);
ALTER TABLE declaration_confirmations ALTER COLUMN body DROP NOT NULL, ADD COLUMN file_id uuid REFERENCES files,
  ADD CONSTRAINT declaration_confirmations_content CHECK (num_nonnulls(body, file_id) = 1);
CREATE INDEX liability_proofs_file ON liability_proofs (file_id);
CREATE INDEX liability_calculations_file ON liability_calculations (file_id);
CREATE INDEX declaration_confirmations_file ON declaration_confirmations (file_id);

-- The files of a record that was deleted stay for as long as it can be brought back.
CREATE TABLE deleted_record_files (
  record_id uuid REFERENCES deleted_records ON DELETE CASCADE,
  file_id uuid REFERENCES files,
  PRIMARY KEY (record_id, file_id)
);
CREATE INDEX deleted_record_files_file ON deleted_record_files (file_id);

-- A client sees the files that they have uploaded, and those of what they may see.
ALTER TABLE uploads ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON uploads FOR SELECT USING (user_id = (SELECT me()));
ALTER TABLE files ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON files FOR SELECT USING (added_by = (SELECT me())
  OR EXISTS (SELECT FROM liability_proofs WHERE file_id = files.id)
  OR EXISTS (SELECT FROM liability_calculations WHERE file_id = files.id)
  OR EXISTS (SELECT FROM declaration_confirmations WHERE file_id = files.id));
