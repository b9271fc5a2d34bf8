-- How an amount came about, as a file that the client opens beside it.
CREATE TABLE liability_calculations (
  liability_id uuid PRIMARY KEY REFERENCES liabilities ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  body bytea NOT NULL,
  added_by uuid REFERENCES users ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE liability_calculations ALTER COLUMN body SET STORAGE EXTERNAL;
