CREATE TABLE tasks (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('settlement', 'payroll', 'annual', 'correction', 'one_off')),
  title text NOT NULL,
  period text NOT NULL CHECK (period ~ '^20[0-9]{2}(-(0[1-9]|1[0-2])|-Q[1-4])?$'),
  assignee_id uuid REFERENCES users,
  reviewer_id uuid REFERENCES users,
  priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  docs_due_at date,
  due_at date NOT NULL,
  status text NOT NULL DEFAULT 'awaiting_documents' CHECK (status IN
    ('awaiting_documents', 'incomplete', 'complete', 'booking', 'clarification', 'booked', 'calculated', 'review', 'published',
     'closed', 'correcting', 'suspended', 'cancelled')),
  is_open boolean NOT NULL GENERATED ALWAYS AS (status NOT IN ('closed', 'cancelled')) STORED,
  -- Where a suspended task goes back to.
  status_before text,
  blocked_reason text,
  missing text[] NOT NULL DEFAULT '{}',
  -- Documents came after all were confirmed, and nobody has decided yet.
  late_docs boolean NOT NULL DEFAULT false,
  late_docs_note text,
  documents_confirmed_at timestamptz,
  documents_confirmed_by uuid REFERENCES users ON DELETE SET NULL,
  -- [{id, text, done_at, done_by}], `done_by` the name of the person.
  checklist jsonb NOT NULL DEFAULT '[]',
  time_budget_minutes int CHECK (time_budget_minutes > 0),
  client_visible boolean NOT NULL DEFAULT true,
  search_text text NOT NULL GENERATED ALWAYS AS (fold(title)) STORED,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1,
  CHECK (reviewer_id <> assignee_id)
);
-- Opening a month twice, or after days of outage, finds what is there.
CREATE UNIQUE INDEX tasks_once ON tasks (company_id, kind, period) WHERE kind NOT IN ('correction', 'one_off') AND status <> 'cancelled';
CREATE INDEX tasks_company ON tasks (company_id, period DESC);
CREATE INDEX tasks_due_at ON tasks (due_at, id);
CREATE INDEX tasks_title ON tasks (title COLLATE "pl-x-icu", id);
CREATE INDEX tasks_period ON tasks (period, id);
CREATE INDEX tasks_period_due ON tasks (period, due_at, id);
CREATE INDEX tasks_period_status ON tasks (period, status, due_at);
CREATE INDEX tasks_status ON tasks (status, id);
CREATE INDEX tasks_priority ON tasks ((array_position(ARRAY['low', 'normal', 'high', 'urgent'], priority)), id);
CREATE INDEX tasks_kind ON tasks (kind, due_at, id);
CREATE INDEX tasks_late_docs ON tasks (due_at, id) WHERE late_docs;
CREATE INDEX tasks_created_at ON tasks (created_at, id);
CREATE INDEX tasks_open ON tasks (due_at, id) WHERE is_open;
CREATE INDEX tasks_assignee ON tasks (assignee_id, due_at) WHERE is_open;
CREATE INDEX tasks_search ON tasks USING gin (search_text public.gin_trgm_ops);

CREATE TABLE liabilities (
  id uuid PRIMARY KEY,
  task_id uuid NOT NULL REFERENCES tasks ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN
    ('zus', 'pit', 'lump_sum', 'cit', 'vat', 'pit4', 'pit8ar', 'pcc', 'ppk', 'pfron', 'property', 'office', 'other')),
  period text NOT NULL CHECK (period ~ '^20[0-9]{2}(-(0[1-9]|1[0-2])|-Q[1-4])?$'),
  amount numeric(14, 2) CHECK (amount >= 0),
  result text CHECK (result IN ('payable', 'zero', 'overpaid', 'refund', 'carried')),
  status text NOT NULL DEFAULT 'to_calculate' CHECK (status IN
    ('to_calculate', 'calculated', 'approved', 'published', 'read', 'paid', 'confirmed', 'not_applicable')),
  statutory_date date NOT NULL,
  due_date date NOT NULL,
  due_reason text,
  recipient text NOT NULL,
  account text CHECK (account ~ '^[0-9]{26}$'),
  transfer_symbol text,
  transfer_period text,
  title text,
  -- [{label, value}], as the client sees it.
  basis jsonb NOT NULL DEFAULT '[]',
  -- Of the last change after publishing.
  amount_before numeric(14, 2),
  corrected_at timestamptz,
  correction_reason text,
  published_at timestamptz,
  read_at timestamptz,
  paid_at date,
  paid_amount numeric(14, 2) CHECK (paid_amount > 0),
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX liabilities_once ON liabilities (task_id, kind, period) WHERE kind NOT IN ('office', 'other');
CREATE INDEX liabilities_task ON liabilities (task_id);
CREATE INDEX liabilities_company ON liabilities (company_id, due_date);
CREATE INDEX liabilities_due_date ON liabilities (due_date, id);
CREATE INDEX liabilities_kind ON liabilities (kind, id);
CREATE INDEX liabilities_period ON liabilities (period, id);
CREATE INDEX liabilities_status ON liabilities (status, id);
CREATE INDEX liabilities_created_at ON liabilities (created_at, id);
CREATE INDEX liabilities_amount_up ON liabilities ((coalesce(amount, 'infinity'::numeric)), id) INCLUDE (amount);
CREATE INDEX liabilities_amount_down ON liabilities ((coalesce(amount, '-infinity'::numeric)), id) INCLUDE (amount);
CREATE INDEX liabilities_unpaid ON liabilities (due_date) WHERE status IN ('published', 'read', 'paid');

CREATE TABLE liability_proofs (
  liability_id uuid PRIMARY KEY REFERENCES liabilities ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  body bytea NOT NULL,
  added_by uuid REFERENCES users ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE liability_proofs ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE declarations (
  id uuid PRIMARY KEY,
  task_id uuid NOT NULL REFERENCES tasks ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  form text NOT NULL CHECK (form IN ('jpk_v7m', 'jpk_v7k', 'vat_ue', 'dra', 'pit4r', 'pit8ar', 'pit11', 'pit28', 'pit36', 'pit36l', 'cit8',
                                     'financial_statement', 'jpk_cit', 'other')),
  period text NOT NULL CHECK (period ~ '^20[0-9]{2}(-(0[1-9]|1[0-2])|-Q[1-4])?$'),
  due_date date NOT NULL,
  status text NOT NULL DEFAULT 'to_prepare' CHECK (status IN
    ('to_prepare', 'prepared', 'signed', 'sent', 'accepted', 'rejected', 'corrected', 'not_applicable')),
  upo_number text,
  sent_at timestamptz,
  sent_by uuid REFERENCES users ON DELETE SET NULL,
  remark text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX declarations_once ON declarations (task_id, form, period) WHERE form <> 'other' AND status <> 'corrected';
CREATE INDEX declarations_company ON declarations (company_id, due_date);
CREATE INDEX declarations_due_date ON declarations (due_date, id);
CREATE INDEX declarations_form ON declarations (form, id);
CREATE INDEX declarations_period ON declarations (period, id);
CREATE INDEX declarations_status ON declarations (status, id);

CREATE TABLE declaration_confirmations (
  declaration_id uuid PRIMARY KEY REFERENCES declarations ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  body bytea NOT NULL,
  added_by uuid REFERENCES users ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE declaration_confirmations ALTER COLUMN body SET STORAGE EXTERNAL;

-- In the database, so that no path in the code can change a task and forget the company's row in the list.
CREATE FUNCTION keep_company_tasks() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$
  BEGIN
    UPDATE companies SET accounting_status = now_.status, open_tasks = now_.open
    FROM (
      SELECT touched.company_id,
        count(tasks.id) FILTER (WHERE tasks.is_open)::int AS open,
        (array_agg(tasks.status ORDER BY tasks.period DESC)
           FILTER (WHERE tasks.kind = 'settlement' AND tasks.status <> 'cancelled' AND tasks.period ~ '^[0-9]{4}-[0-9]{2}$'))[1] AS status
      FROM (SELECT DISTINCT company_id FROM changed) touched LEFT JOIN tasks ON tasks.company_id = touched.company_id
      GROUP BY touched.company_id
    ) now_
    WHERE companies.id = now_.company_id
      AND (companies.accounting_status, companies.open_tasks) IS DISTINCT FROM (now_.status, now_.open);
    RETURN NULL;
  END
  $$;
CREATE TRIGGER tasks_added AFTER INSERT ON tasks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_company_tasks();
CREATE TRIGGER tasks_changed AFTER UPDATE ON tasks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_company_tasks();
CREATE TRIGGER tasks_removed AFTER DELETE ON tasks
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_company_tasks();
