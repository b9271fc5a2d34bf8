-- What is to be done with a liability: filters, homes and calendars ask by it.
ALTER TABLE liabilities ADD COLUMN state text NOT NULL GENERATED ALWAYS AS (CASE
  WHEN status = 'to_calculate' THEN 'to_calculate'
  WHEN status IN ('calculated', 'approved') THEN 'to_publish'
  WHEN status IN ('published', 'read') AND coalesce(result, 'payable') = 'payable' THEN 'open'
  WHEN status = 'paid' THEN 'to_confirm'
  ELSE 'done' END) STORED;
CREATE INDEX liabilities_state ON liabilities (state, due_date, id);
-- What a client has still to be told is the newest: a walk along all due dates would come to it last.
CREATE INDEX liabilities_untold ON liabilities (due_date, id) WHERE state IN ('to_calculate', 'to_publish');

-- Not yet with the tax office.
ALTER TABLE declarations ADD COLUMN is_open boolean NOT NULL
  GENERATED ALWAYS AS (status IN ('to_prepare', 'prepared', 'signed', 'rejected')) STORED;
CREATE INDEX declarations_open ON declarations (due_date, id) WHERE is_open;
CREATE INDEX declarations_task ON declarations (task_id);

CREATE INDEX tasks_reviewer ON tasks (reviewer_id, due_at) WHERE status = 'review';
