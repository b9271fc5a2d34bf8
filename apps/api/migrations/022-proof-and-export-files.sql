-- When the password of a session's owner was last typed in it. A session that was there before has proved itself when it began.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz NOT NULL DEFAULT now();
UPDATE sessions SET proved_at = created_at;

-- Long lists become files in the background: their rows part by part, then the file itself, for a day and for whoever asked.
ALTER TABLE jobs DROP CONSTRAINT jobs_kind_check;
ALTER TABLE jobs ADD CONSTRAINT jobs_kind_check CHECK (kind IN ('open_month', 'publish', 'export'));
CREATE TABLE export_parts (
  job_id uuid NOT NULL REFERENCES jobs ON DELETE CASCADE,
  number int NOT NULL,
  cells text NOT NULL,
  PRIMARY KEY (job_id, number)
);
CREATE TABLE export_files (
  job_id uuid PRIMARY KEY REFERENCES jobs ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  body bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX export_files_created_at ON export_files (created_at);
CREATE INDEX export_files_user ON export_files (user_id);
