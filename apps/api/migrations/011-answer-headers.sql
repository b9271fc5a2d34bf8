-- A repeat of a request gets the first answer with its headers, such as Location.
ALTER TABLE idempotency_keys ADD COLUMN headers jsonb;
