-- Work that goes on after the answer. A job that was killed is taken up again when its lock runs out, and each of its steps commits with its progress.
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('open_month', 'publish')),
  params jsonb NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed')),
  done int NOT NULL DEFAULT 0,
  total int NOT NULL DEFAULT 0,
  counts jsonb NOT NULL DEFAULT '{}',
  error text,
  attempts int NOT NULL DEFAULT 0,
  locked_until timestamptz,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX jobs_waiting ON jobs (created_at) WHERE status IN ('queued', 'running');
CREATE INDEX jobs_created_at ON jobs (created_at DESC);
-- The portal opens each month once by itself.
CREATE UNIQUE INDEX jobs_own_month ON jobs ((params ->> 'period')) WHERE kind = 'open_month' AND created_by IS NULL;
