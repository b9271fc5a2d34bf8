-- The last month of the period, so that what belongs to a quarter or a year stands with the month in which it is settled.
ALTER TABLE tasks ADD COLUMN month text NOT NULL GENERATED ALWAYS AS (CASE
  WHEN period LIKE '%Q_' THEN left(period, 5) || lpad((right(period, 1)::int * 3)::text, 2, '0')
  WHEN length(period) = 4 THEN period || '-12'
  ELSE period END) STORED;
CREATE INDEX tasks_month ON tasks (month, due_at, id);
CREATE INDEX tasks_unfinished ON tasks (month, due_at, id) WHERE is_open AND status NOT IN ('published', 'suspended');

-- The list of companies shows the settlement of a month that is asked for, not the latest.
ALTER TABLE companies DROP COLUMN accounting_status;
CREATE OR REPLACE FUNCTION keep_company_tasks() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
  AS $$
  BEGIN
    UPDATE companies SET open_tasks = now_.open
    FROM (
      SELECT touched.company_id, count(tasks.id) FILTER (WHERE tasks.is_open)::int AS open
      FROM (SELECT DISTINCT company_id FROM changed) touched LEFT JOIN tasks ON tasks.company_id = touched.company_id
      GROUP BY touched.company_id
    ) now_
    WHERE companies.id = now_.company_id AND companies.open_tasks <> now_.open;
    RETURN NULL;
  END
  $$;
