-- Who is away and since when a salary holds follows from dates, so that nobody has to set it back.
CREATE TABLE employee_absences (
  id uuid PRIMARY KEY,
  employee_id uuid NOT NULL REFERENCES employees ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sick_leave', 'holiday', 'unpaid', 'parental', 'care', 'other')),
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- The report that told of it; none for one that the office wrote down itself.
  report_id uuid UNIQUE REFERENCES staff_reports ON DELETE CASCADE,
  CHECK (last_day >= first_day)
);
CREATE INDEX employee_absences_employee ON employee_absences (employee_id, last_day);

INSERT INTO employee_absences (id, employee_id, kind, first_day, last_day, report_id)
SELECT gen_random_uuid(), employee_id, coalesce(absence_kind, 'other'), date_from, date_to, id
FROM staff_reports
WHERE kind = 'absence' AND status = 'done' AND employee_id IS NOT NULL AND date_from IS NOT NULL AND date_to IS NOT NULL;

INSERT INTO employee_absences (id, employee_id, kind, first_day, last_day)
SELECT gen_random_uuid(), id, 'other', current_date, absent_until
FROM employees
WHERE status = 'absent' AND absent_until >= current_date
  AND NOT EXISTS (SELECT FROM employee_absences WHERE employee_id = employees.id AND last_day >= current_date);

UPDATE employees SET status = 'employed' WHERE status = 'absent';

ALTER TABLE employees
  DROP COLUMN absent_until,
  DROP CONSTRAINT employees_status_check,
  ADD CONSTRAINT employees_status_check CHECK (status IN ('reported', 'employed', 'notice', 'dismissed')),
  -- A salary that is agreed for later.
  ADD COLUMN next_salary numeric(14, 2) CHECK (next_salary >= 0),
  ADD COLUMN next_salary_from date,
  ADD CHECK ((next_salary IS NULL) = (next_salary_from IS NULL)),
  -- For who has no PESEL. Sealed like one, and its last four characters to show.
  ADD COLUMN passport bytea,
  ADD COLUMN passport_end text;
