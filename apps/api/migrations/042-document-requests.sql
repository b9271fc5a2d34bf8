-- What the office asks a company for. State and status follow from the documents, whatever changes those.
CREATE TABLE document_requests (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  month text NOT NULL CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  -- The settlement that lacks these documents.
  task_id uuid REFERENCES tasks ON DELETE SET NULL,
  title text NOT NULL,
  description text,
  due_date date NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'partial', 'delivered', 'accepted', 'withdrawn')),
  is_open boolean NOT NULL GENERATED ALWAYS AS (status IN ('waiting', 'partial')) STORED,
  -- When the company was told last.
  reminded_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (fold(title)) STORED,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1
);
CREATE INDEX document_requests_company ON document_requests (company_id, month);
CREATE INDEX document_requests_task ON document_requests (task_id) WHERE task_id IS NOT NULL;
CREATE INDEX document_requests_due ON document_requests (due_date, id);
CREATE INDEX document_requests_open ON document_requests (due_date, id) WHERE is_open;
CREATE INDEX document_requests_created_at ON document_requests (created_at, id);
CREATE INDEX document_requests_title ON document_requests (title COLLATE "pl-x-icu", id);
CREATE INDEX document_requests_month ON document_requests (month, id);
CREATE INDEX document_requests_status ON document_requests (status, id);
CREATE INDEX document_requests_search ON document_requests USING gin (search_text public.gin_trgm_ops);

CREATE TABLE document_request_items (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES document_requests ON DELETE CASCADE,
  -- Its place, counted from 1.
  number int NOT NULL,
  label text NOT NULL,
  kind text NOT NULL DEFAULT 'other' CHECK (kind IN ('sale', 'cost', 'correction', 'bank_statement', 'cash_report', 'contract', 'staff', 'payroll',
                                                     'declaration', 'upo', 'official_letter', 'transfer', 'other')),
  -- Why there is no such document.
  not_applicable text,
  state text NOT NULL DEFAULT 'missing' CHECK (state IN ('missing', 'delivered', 'to_correct', 'accepted', 'not_applicable'))
);
CREATE INDEX document_request_items_request ON document_request_items (request_id, number);

ALTER TABLE documents ADD COLUMN request_item_id uuid REFERENCES document_request_items ON DELETE SET NULL;
CREATE INDEX documents_request_item ON documents (request_item_id) WHERE request_item_id IS NOT NULL;

CREATE TABLE document_request_templates (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  items jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX document_request_templates_name ON document_request_templates (fold(name));

-- A link that lets one person do one thing without signing in. Of the token only its SHA-256 is kept.
CREATE TABLE action_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  request_id uuid NOT NULL REFERENCES document_requests ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX action_links_user ON action_links (user_id);
CREATE INDEX action_links_request ON action_links (request_id);
CREATE INDEX action_links_expires_at ON action_links (expires_at);
-- A mailbox or telephone that is no longer the person's opens nothing.
CREATE FUNCTION void_action_links() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
  AS $$
  BEGIN
    DELETE FROM action_links WHERE user_id = NEW.id;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER users_void_action_links
  AFTER UPDATE OF email, phone, status, deleted_at ON users
  FOR EACH ROW
  WHEN (OLD.email <> NEW.email OR OLD.phone IS DISTINCT FROM NEW.phone OR OLD.status <> NEW.status
        OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION void_action_links();

-- Locks the request before the item, as those do who change a request.
CREATE FUNCTION follow_documents_of_item(item uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
  AS $$
  BEGIN
    PERFORM FROM document_requests WHERE id = (SELECT request_id FROM document_request_items WHERE id = item) FOR UPDATE;
    UPDATE document_request_items SET state = found.state
    FROM (
      SELECT CASE WHEN one.not_applicable IS NOT NULL THEN 'not_applicable'
        WHEN bool_or(documents.state = 'to_correct') THEN 'to_correct'
        WHEN bool_or(documents.state = 'to_check') THEN 'delivered'
        WHEN bool_or(documents.state = 'accepted') THEN 'accepted' ELSE 'missing' END AS state
      FROM document_request_items one LEFT JOIN documents ON documents.request_item_id = one.id
      WHERE one.id = item GROUP BY one.id
    ) found
    WHERE id = item AND document_request_items.state <> found.state;
  END
  $$;
CREATE FUNCTION keep_item_state() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.request_item_id IS NOT NULL THEN PERFORM follow_documents_of_item(OLD.request_item_id); END IF;
    IF TG_OP <> 'DELETE' AND NEW.request_item_id IS NOT NULL THEN PERFORM follow_documents_of_item(NEW.request_item_id); END IF;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER documents_keep_item AFTER INSERT OR DELETE OR UPDATE OF status, request_item_id ON documents
  FOR EACH ROW EXECUTE FUNCTION keep_item_state();

CREATE FUNCTION keep_request_status() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
  AS $$
  DECLARE
    request uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.request_id ELSE NEW.request_id END;
  BEGIN
    UPDATE document_requests SET status = found.status, updated_at = now()
    FROM (
      SELECT CASE WHEN bool_and(state IN ('accepted', 'not_applicable')) THEN 'accepted'
        WHEN bool_and(state IN ('delivered', 'accepted', 'not_applicable')) THEN 'delivered'
        WHEN bool_or(state <> 'missing') THEN 'partial' ELSE 'waiting' END AS status
      FROM document_request_items WHERE request_id = request
    ) found
    WHERE id = request AND document_requests.status <> 'withdrawn' AND document_requests.status <> found.status;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER document_request_items_keep_status AFTER INSERT OR DELETE OR UPDATE OF state ON document_request_items
  FOR EACH ROW EXECUTE FUNCTION keep_request_status();
CREATE FUNCTION keep_own_state() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT
  AS $$ BEGIN PERFORM follow_documents_of_item(NEW.id); RETURN NULL; END $$;
CREATE TRIGGER document_request_items_keep_state AFTER UPDATE OF not_applicable ON document_request_items
  FOR EACH ROW EXECUTE FUNCTION keep_own_state();

ALTER TABLE document_requests ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON document_requests FOR SELECT USING (company_id = ANY ((SELECT my_papers())::uuid[]));
-- To lock them: what changes of them is the triggers'.
CREATE POLICY change ON document_requests FOR UPDATE USING (company_id = ANY ((SELECT my_papers())::uuid[]));
ALTER TABLE document_request_items ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON document_request_items FOR SELECT USING (EXISTS (SELECT FROM document_requests WHERE document_requests.id = request_id));
CREATE POLICY change ON document_request_items FOR UPDATE
  USING (EXISTS (SELECT FROM document_requests WHERE document_requests.id = request_id AND acts_for(company_id)));
