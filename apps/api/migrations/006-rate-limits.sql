-- Unlogged: a crash may forget who tried too often, and a sign-in need not wait for the disk to count it.
CREATE UNLOGGED TABLE rate_limits (
  key bytea PRIMARY KEY,
  hits int NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_resets_at ON rate_limits (resets_at);
