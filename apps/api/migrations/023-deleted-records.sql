-- What was typed by mistake and deleted, with all that belonged to it, until it is brought back or 30 days are over.
CREATE TABLE deleted_records (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('company', 'task', 'liability', 'employee')),
  company_id uuid NOT NULL,
  name text NOT NULL,
  -- [{table, rows}], what others refer to first.
  parts jsonb NOT NULL,
  search_text text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  deleted_by uuid REFERENCES users ON DELETE SET NULL
);
CREATE INDEX deleted_records_deleted_at ON deleted_records (deleted_at, id);

-- Why it is filed on another day than the law says.
ALTER TABLE declarations ADD COLUMN due_reason text;
