-- Who changed what, when. Rows are only ever added: the trigger refuses every change, whoever asks.
CREATE TABLE audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_name text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  company_id uuid,
  changes jsonb NOT NULL DEFAULT '[]',
  ip text,
  request_id text
);
CREATE INDEX audit_entity ON audit (entity, entity_id, id DESC);
CREATE INDEX audit_at ON audit (at);

CREATE FUNCTION audit_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    RAISE EXCEPTION 'The audit is append-only';
  END
  $$;
CREATE TRIGGER audit_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
