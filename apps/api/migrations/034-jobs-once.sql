-- What a job is about: of each kind, one that is not over yet. Null where every job is another.
ALTER TABLE jobs ADD COLUMN dedupe_key text;
CREATE UNIQUE INDEX jobs_once ON jobs (kind, dedupe_key) WHERE status IN ('queued', 'running');
