CREATE TABLE companies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  company_type text NOT NULL CHECK (company_type IN ('jdg', 'sc', 'sj', 'sp', 'sk', 'ska', 'zoo', 'psa', 'sa',
                                                     'foundation', 'association', 'community', 'farmer', 'other')),
  vat_number text NOT NULL CHECK (vat_number ~ '^[0-9]{10}$'),
  lifecycle text NOT NULL DEFAULT 'active'
    CHECK (lifecycle IN ('prospect', 'onboarding', 'active', 'suspended', 'notice', 'ended')),
  owner_id uuid REFERENCES users,
  city text,
  email text,
  phone text,
  search_text text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || vat_number || ' ' || coalesce(city, ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX companies_vat_number ON companies (vat_number);
CREATE INDEX companies_name ON companies (name COLLATE "pl-x-icu", id);
CREATE INDEX companies_owner ON companies (owner_id);
CREATE INDEX companies_search ON companies USING gin (search_text public.gin_trgm_ops);

CREATE TABLE company_users (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('representative', 'authorised', 'employee', 'viewer')),
  PRIMARY KEY (user_id, company_id)
);
CREATE INDEX company_users_company ON company_users (company_id);
