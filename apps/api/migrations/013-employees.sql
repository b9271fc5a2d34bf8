CREATE TABLE employees (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- Sealed with the key of the office, and its last four digits to show.
  pesel bytea,
  pesel_end text CHECK (pesel_end ~ '^[0-9]{4}$'),
  birth_date date,
  contract_type text NOT NULL CHECK (contract_type IN ('employment', 'mandate', 'specific_work', 'b2b', 'appointment', 'other')),
  employed_from date NOT NULL,
  employed_to date,
  fte numeric(3, 2) CHECK (fte > 0 AND fte <= 1),
  salary numeric(14, 2) CHECK (salary >= 0),
  medical_until date,
  safety_until date,
  student_under_26 boolean NOT NULL DEFAULT false,
  status text NOT NULL CHECK (status IN ('reported', 'employed', 'absent', 'notice', 'dismissed')),
  absent_until date,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1,
  CHECK (employed_to >= employed_from)
);
CREATE INDEX employees_company ON employees (company_id, (last_name COLLATE "pl-x-icu"), (first_name COLLATE "pl-x-icu"), id);

CREATE TABLE staff_reports (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('hire', 'change', 'termination', 'absence', 'worktime', 'bonus')),
  employee_id uuid REFERENCES employees ON DELETE CASCADE,
  date_from date,
  date_to date,
  absence_kind text CHECK (absence_kind IN ('sick_leave', 'holiday', 'unpaid', 'parental', 'care', 'other')),
  amount numeric(14, 2),
  note text,
  status text NOT NULL DEFAULT 'sent' CHECK (status IN ('sent', 'accepted', 'done', 'returned', 'cancelled')),
  remark text,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1,
  CHECK (date_to >= date_from)
);
CREATE INDEX staff_reports_company ON staff_reports (company_id, created_at DESC);
CREATE INDEX staff_reports_created_at ON staff_reports (created_at, id);
CREATE INDEX staff_reports_open ON staff_reports (created_at) WHERE status IN ('sent', 'accepted');
