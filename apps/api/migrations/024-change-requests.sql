-- What a client proposes to change of their company's data, until the office takes it over or refuses it.
CREATE TABLE change_requests (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  -- {field: value} of the profile.
  proposed jsonb NOT NULL,
  -- The same fields as they were when it was decided.
  before jsonb,
  note text,
  status text NOT NULL DEFAULT 'sent' CHECK (status IN ('sent', 'accepted', 'refused', 'withdrawn')),
  answer text,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  version int NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX change_requests_open ON change_requests (company_id) WHERE status = 'sent';
CREATE INDEX change_requests_company ON change_requests (company_id, created_at DESC);
