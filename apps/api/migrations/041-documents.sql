-- What companies hand over and the office checks; what the office gives to them; and what it keeps for itself.
CREATE TABLE documents (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sale', 'cost', 'correction', 'bank_statement', 'cash_report', 'contract', 'staff', 'payroll',
                                     'declaration', 'upo', 'official_letter', 'transfer', 'other')),
  month text NOT NULL CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  direction text NOT NULL CHECK (direction IN ('from_client', 'from_office', 'internal')),
  source text NOT NULL DEFAULT 'portal' CHECK (source IN ('portal', 'phone', 'email', 'ksef', 'import')),
  title text NOT NULL,
  number text,
  contractor_nip text,
  contractor_name text,
  issue_date date,
  sale_date date,
  payment_due date,
  net numeric(14, 2),
  vat numeric(14, 2),
  gross numeric(14, 2),
  currency text NOT NULL DEFAULT 'PLN' CHECK (currency ~ '^[A-Z]{3}$'),
  status text NOT NULL DEFAULT 'sent' CHECK (status IN
    ('sent', 'in_review', 'to_correct', 'accepted', 'booked', 'rejected', 'duplicate', 'archived')),
  state text NOT NULL GENERATED ALWAYS AS (CASE WHEN status IN ('sent', 'in_review') THEN 'to_check' WHEN status = 'to_correct' THEN 'to_correct'
    WHEN status IN ('accepted', 'booked', 'archived') THEN 'accepted' ELSE 'set_aside' END) STORED,
  remark text,
  visibility text NOT NULL DEFAULT 'company' CHECK (visibility IN ('company', 'representatives', 'office')),
  -- Handed over after the documents of its month were confirmed to be complete.
  late boolean NOT NULL DEFAULT false,
  duplicate_of uuid REFERENCES documents ON DELETE SET NULL,
  -- Tax books and the documents that they rest on are kept until the tax lapses: five years from the end of the year in which it was due
  -- (Ordynacja podatkowa, art. 86 § 1 and art. 70 § 1). The income tax of a year is due in the next one.
  retained_until date NOT NULL GENERATED ALWAYS AS (make_date(left(month, 4)::int + 6, 12, 31)) STORED,
  -- When the company first opened what the office has given to it.
  read_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (fold(title || ' ' || coalesce(number, '') || ' ' || coalesce(contractor_name, '') || ' '
    || coalesce(contractor_nip, ''))) STORED,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1
);
CREATE INDEX documents_company ON documents (company_id, month, created_at DESC);
CREATE INDEX documents_created_at ON documents (created_at, id);
CREATE INDEX documents_title ON documents (title COLLATE "pl-x-icu", id);
CREATE INDEX documents_kind ON documents (kind, id);
CREATE INDEX documents_month ON documents (month, id);
CREATE INDEX documents_month_created ON documents (month, created_at, id);
CREATE INDEX documents_status ON documents (status, id);
CREATE INDEX documents_state ON documents (state, created_at, id);
CREATE INDEX documents_issue_up ON documents ((coalesce(issue_date, 'infinity'::date)), id) INCLUDE (issue_date);
CREATE INDEX documents_issue_down ON documents ((coalesce(issue_date, '-infinity'::date)), id) INCLUDE (issue_date);
CREATE INDEX documents_gross_up ON documents ((coalesce(gross, 'infinity'::numeric)), id) INCLUDE (gross);
CREATE INDEX documents_gross_down ON documents ((coalesce(gross, '-infinity'::numeric)), id) INCLUDE (gross);
CREATE INDEX documents_late ON documents (created_at, id) WHERE late;
CREATE INDEX documents_created_by ON documents (created_by, created_at);
CREATE INDEX documents_duplicate_of ON documents (duplicate_of) WHERE duplicate_of IS NOT NULL;
CREATE INDEX documents_search ON documents USING gin (search_text public.gin_trgm_ops);

CREATE TABLE document_files (
  document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  -- Its place, counted from 1.
  number int NOT NULL CHECK (number BETWEEN 1 AND 50),
  file_id uuid NOT NULL REFERENCES files,
  PRIMARY KEY (document_id, number)
);
CREATE INDEX document_files_file ON document_files (file_id);

ALTER TABLE deleted_records DROP CONSTRAINT deleted_records_kind_check,
  ADD CONSTRAINT deleted_records_kind_check CHECK (kind IN ('company', 'task', 'liability', 'employee', 'document'));

-- Papers of the client's companies, as far as the office shows them; and who acts for a company hands over.
CREATE FUNCTION acts_for(company uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN EXISTS (SELECT FROM company_users
    WHERE company_users.company_id = company AND user_id = me() AND role IN ('representative', 'authorised'));
ALTER TABLE documents ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON documents FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]) AND direction <> 'internal'
  AND (visibility = 'company' OR visibility = 'representatives' AND acts_for(company_id)));
CREATE POLICY add ON documents FOR INSERT WITH CHECK (company_id = ANY ((SELECT my_papers())::uuid[])
  AND direction = 'from_client' AND created_by = (SELECT me()) AND acts_for(company_id));
CREATE POLICY change ON documents FOR UPDATE USING (company_id = ANY ((SELECT my_papers())::uuid[]) AND direction <> 'internal'
  AND (visibility = 'company' OR visibility = 'representatives' AND acts_for(company_id)));
ALTER TABLE document_files ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON document_files USING (EXISTS (SELECT FROM documents WHERE documents.id = document_id));

DROP POLICY own ON files;
CREATE POLICY own ON files FOR SELECT USING (added_by = (SELECT me())
  OR EXISTS (SELECT FROM document_files WHERE file_id = files.id)
  OR EXISTS (SELECT FROM liability_proofs WHERE file_id = files.id)
  OR EXISTS (SELECT FROM liability_calculations WHERE file_id = files.id)
  OR EXISTS (SELECT FROM declaration_confirmations WHERE file_id = files.id));
