-- The app as it was before the change, sealed: whoever moved the account may have set up another one, and it is given back with the
-- address. The id is what the sealed value is bound to.
ALTER TABLE email_changes
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN old_totp_secret bytea;
