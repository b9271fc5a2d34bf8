-- [{employee_id, hours}] of a report of working time.
ALTER TABLE staff_reports ADD COLUMN hours jsonb NOT NULL DEFAULT '[]';
