CREATE EXTENSION IF NOT EXISTS btree_gist SCHEMA public;

CREATE TABLE uptimes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  company_id uuid REFERENCES companies ON DELETE SET NULL,
  settlement_id uuid REFERENCES tasks ON DELETE SET NULL,
  start_date timestamptz NOT NULL,
  -- Null while a settlement timer runs.
  end_date timestamptz,
  seconds int GENERATED ALWAYS AS (extract(epoch FROM end_date - start_date)::int) STORED,
  -- A day is a day in Poland, and an entry belongs to the one on which it began.
  day date NOT NULL GENERATED ALWAYS AS ((start_date AT TIME ZONE 'Europe/Warsaw')::date) STORED,
  category text NOT NULL CHECK (category IN
    ('bookkeeping', 'vat', 'declarations', 'payroll', 'hr', 'zus', 'annual', 'contact', 'documents', 'authorities', 'onboarding', 'advice',
     'administration', 'training')),
  billable boolean NOT NULL DEFAULT false,
  comment text,
  status text NOT NULL DEFAULT 'saved' CHECK (status IN ('running', 'saved', 'submitted', 'approved', 'rejected', 'invoiced')),
  reason text,
  source text NOT NULL CHECK (source IN ('timer', 'manual')),
  -- The start with which a timer was posted, which is its identity: later corrections of the entry leave it alone.
  timer_start timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (fold(coalesce(comment, ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1,
  CHECK (end_date > start_date AND end_date <= start_date + interval '16 hours'),
  CHECK ((end_date IS NULL) = (status = 'running')),
  CONSTRAINT uptimes_no_overlap EXCLUDE USING gist
    (user_id public.gist_uuid_ops WITH =, tstzrange(start_date, end_date) WITH &&)
);
CREATE UNIQUE INDEX uptimes_timer ON uptimes (user_id, timer_start) WHERE timer_start IS NOT NULL;
CREATE UNIQUE INDEX uptimes_running ON uptimes (user_id) WHERE end_date IS NULL;
CREATE INDEX uptimes_start_date ON uptimes (start_date, id);
CREATE INDEX uptimes_user ON uptimes (user_id, start_date, id);
CREATE INDEX uptimes_company ON uptimes (company_id, start_date, id);
CREATE INDEX uptimes_settlement ON uptimes (settlement_id, start_date, id);
CREATE INDEX uptimes_seconds_up ON uptimes ((coalesce(seconds, 2147483647)), id);
CREATE INDEX uptimes_seconds_down ON uptimes ((coalesce(seconds, -1)), id);
CREATE INDEX uptimes_category ON uptimes (category, start_date, id);
CREATE INDEX uptimes_status ON uptimes (status, start_date, id);
-- Sums of a period, from the index alone.
CREATE INDEX uptimes_day ON uptimes (day, user_id) INCLUDE (company_id, category, status, billable, seconds);
CREATE INDEX uptimes_search ON uptimes USING gin (search_text public.gin_trgm_ops);

-- A month that was closed for a person, now or once.
CREATE TABLE uptime_months (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  month text NOT NULL CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  closed boolean NOT NULL,
  closed_at timestamptz NOT NULL,
  closed_by uuid REFERENCES users ON DELETE SET NULL,
  reopened_at timestamptz,
  reopened_by uuid REFERENCES users ON DELETE SET NULL,
  reason text,
  PRIMARY KEY (user_id, month)
);

-- The free timer that runs on some device of a person.
CREATE TABLE uptime_timers (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  started_at timestamptz NOT NULL
);
