-- What the opening of a month is computed from, and what the office knows of a company besides.
ALTER TABLE companies
  ADD COLUMN short_name text,
  ADD COLUMN regon text CHECK (regon ~ '^([0-9]{9}|[0-9]{14})$'),
  ADD COLUMN krs text CHECK (krs ~ '^[0-9]{10}$'),
  -- Sealed with the key of the office, and its last four digits to show.
  ADD COLUMN pesel bytea,
  ADD COLUMN pesel_end text CHECK (pesel_end ~ '^[0-9]{4}$'),
  ADD COLUMN street text,
  ADD COLUMN building text,
  ADD COLUMN flat text,
  ADD COLUMN postal_code text,
  ADD COLUMN country text NOT NULL DEFAULT 'PL',
  ADD COLUMN tax_office_code text CHECK (tax_office_code ~ '^[0-9]{4}$'),
  ADD COLUMN taxation_form text NOT NULL DEFAULT 'scale' CHECK (taxation_form IN
    ('scale', 'linear', 'lump_sum', 'tax_card', 'cit9', 'cit19', 'estonian_cit', 'exempt')),
  ADD COLUMN lump_rates numeric(4, 1)[] NOT NULL DEFAULT '{}',
  ADD COLUMN books_form text NOT NULL DEFAULT 'kpir' CHECK (books_form IN
    ('kpir', 'revenue_register', 'full', 'simplified_ngo', 'none')),
  ADD COLUMN income_period text NOT NULL DEFAULT 'monthly' CHECK (income_period IN ('monthly', 'quarterly', 'simplified', 'none')),
  ADD COLUMN vat_status text NOT NULL DEFAULT 'active' CHECK (vat_status IN ('active', 'exempt', 'unregistered')),
  ADD COLUMN vat_eu boolean NOT NULL DEFAULT false,
  ADD COLUMN vat_period text DEFAULT 'monthly' CHECK (vat_period IN ('monthly', 'quarterly')),
  ADD COLUMN zus_scheme text NOT NULL DEFAULT 'not_applicable' CHECK (zus_scheme IN
    ('start_relief', 'preferential', 'small_plus', 'full', 'health_only', 'holiday', 'not_applicable')),
  ADD COLUMN zus_scheme_until date,
  ADD COLUMN has_employees boolean NOT NULL DEFAULT false,
  ADD COLUMN ppk boolean NOT NULL DEFAULT false,
  ADD COLUMN pfron boolean NOT NULL DEFAULT false,
  ADD COLUMN bank_accounts text[] NOT NULL DEFAULT '{}',
  ADD COLUMN zus_account text CHECK (zus_account ~ '^[0-9]{26}$'),
  ADD COLUMN payroll_owner_id uuid REFERENCES users,
  ADD COLUMN docs_due_day int NOT NULL DEFAULT 7 CHECK (docs_due_day BETWEEN 1 AND 20),
  ADD COLUMN doc_channel text NOT NULL DEFAULT 'portal' CHECK (doc_channel IN ('portal', 'ksef', 'email', 'paper', 'mixed')),
  ADD COLUMN contract_from date,
  ADD COLUMN contract_to date,
  ADD COLUMN notice_period text,
  ADD COLUMN aml_risk text CHECK (aml_risk IN ('low', 'standard', 'raised')),
  ADD COLUMN aml_review_at date,
  ADD COLUMN rodo_agreement_at date,
  ADD COLUMN notes text,
  -- Items of the onboarding and leaving checklists that are not open: {key: {state, reason, at, by}}.
  ADD COLUMN checklist jsonb NOT NULL DEFAULT '{}',
  -- Kept by the triggers of 014-tasks.sql, so that a list of a hundred thousand sorts and filters by them.
  ADD COLUMN accounting_status text,
  ADD COLUMN open_tasks int NOT NULL DEFAULT 0,
  ADD COLUMN import_id uuid,
  ADD CHECK (country <> 'PL' OR postal_code ~ '^[0-9]{2}-[0-9]{3}$'),
  ADD CHECK (contract_to >= contract_from),
  ADD CHECK ((vat_status = 'active') = (vat_period IS NOT NULL));

-- Legal persons keep full books and pay CIT; who runs a business alone pays ZUS for oneself.
UPDATE companies SET
  taxation_form = CASE WHEN company_type IN ('zoo', 'psa', 'sa', 'sk', 'ska') THEN 'cit9'
                       WHEN company_type IN ('foundation', 'association', 'community') THEN 'exempt' ELSE 'scale' END,
  books_form = CASE WHEN company_type IN ('zoo', 'psa', 'sa', 'sk', 'ska', 'foundation', 'association', 'community') THEN 'full' ELSE 'kpir' END,
  zus_scheme = CASE WHEN company_type IN ('jdg', 'sc', 'sj', 'sp') THEN 'full' ELSE 'not_applicable' END;

CREATE INDEX companies_accounting_status_up ON companies ((coalesce(accounting_status, chr(65535)) COLLATE "C"), id) INCLUDE (accounting_status);
CREATE INDEX companies_accounting_status_down ON companies ((coalesce(accounting_status, '') COLLATE "C"), id) INCLUDE (accounting_status);
CREATE INDEX companies_accounting_status ON companies (accounting_status, (name COLLATE "pl-x-icu"), id);
CREATE INDEX companies_open_tasks ON companies (open_tasks, id);
CREATE INDEX companies_vat_status ON companies (vat_status);
CREATE INDEX companies_taxation_form ON companies (taxation_form);
CREATE INDEX companies_payroll_owner ON companies (payroll_owner_id);
CREATE INDEX companies_import ON companies (import_id) WHERE import_id IS NOT NULL;

CREATE TABLE company_imports (
  id uuid PRIMARY KEY,
  file text NOT NULL,
  added int NOT NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz
);
ALTER TABLE companies ADD FOREIGN KEY (import_id) REFERENCES company_imports ON DELETE SET NULL;

-- Views of a list that somebody has saved for themselves; `query` is the search part of the list's address.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, list, lower(name));
