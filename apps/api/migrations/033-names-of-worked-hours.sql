-- [{employee_id, hours, name}]: the name stays when the employee is deleted, and with it the total.
UPDATE staff_reports SET hours = (
  SELECT jsonb_agg(worked || jsonb_build_object('name', coalesce(
    (SELECT first_name || ' ' || last_name FROM employees WHERE id = (worked ->> 'employee_id')::uuid),
    (SELECT name FROM deleted_records WHERE kind = 'employee' AND id = (worked ->> 'employee_id')::uuid), '')) ORDER BY place)
  FROM jsonb_array_elements(hours) WITH ORDINALITY AS listed (worked, place))
WHERE hours <> '[]';
