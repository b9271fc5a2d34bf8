CREATE TABLE users (
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text,
  role text NOT NULL CHECK (role IN ('owner', 'administrator', 'accountant', 'payroll', 'assistant', 'auditor',
                                     'representative', 'authorised', 'employee', 'viewer')),
  is_admin boolean NOT NULL GENERATED ALWAYS AS
    (role IN ('owner', 'administrator', 'accountant', 'payroll', 'assistant', 'auditor')) STORED,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('invited', 'active', 'blocked', 'deactivated')),
  locale text NOT NULL DEFAULT 'pl' CHECK (locale IN ('pl', 'en')),
  password_hash text,
  second_factor text NOT NULL DEFAULT 'email' CHECK (second_factor IN ('email', 'sms', 'totp')),
  totp_secret bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_first_name ON users (first_name COLLATE "pl-x-icu", id);
