-- Bodies and answers hold personal data: of the one a MAC is kept, the other is sealed under the row's id. What was kept
-- in clear for a day goes at once.
DELETE FROM idempotency_keys;
ALTER TABLE idempotency_keys DROP COLUMN body, DROP COLUMN headers;
ALTER TABLE idempotency_keys ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(), ADD COLUMN answer bytea;
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey, ADD PRIMARY KEY (id), ADD UNIQUE (caller_id, operation, key);
