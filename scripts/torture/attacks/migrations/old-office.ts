/** After it, an office is filled as one of the first releases would have it; the migrations that follow find rows to change. */
export const OLD = '017-uptimes';

const id = (kind: number, number = 'n') => `('00000000-0000-0000-000${kind}-' || lpad(${number}::text, 12, '0'))::uuid`;

/** Rows of an office as the migrations up to {@link OLD} made it. */
export const OLD_ROWS = `
INSERT INTO users (id, first_name, last_name, email, role)
  SELECT ${id(1)}, 'Ewa', 'Nowak ' || n, 'ewa' || n || '@old.example',
    (ARRAY['owner', 'accountant', 'assistant', 'representative'])[1 + n % 4] FROM generate_series(1, 40) n;
INSERT INTO companies (id, name, company_type, vat_number, owner_id, city)
  SELECT ${id(2)}, 'Firma ' || n, 'zoo', (1000000000 + n)::text, ${id(1, '(4 * (n % 10) + 4)')}, 'Łódź' FROM generate_series(1, 60) n;
INSERT INTO company_users (company_id, user_id, role)
  SELECT ${id(2)}, ${id(1, '(4 * (n % 10) + 3)')}, 'representative' FROM generate_series(1, 60) n;
INSERT INTO employees (id, company_id, first_name, last_name, contract_type, employed_from, status, absent_until, employed_to)
  SELECT ${id(3)}, ${id(2, '(1 + n % 60)')}, 'Jan', 'Kowal ' || n, 'employment', '2024-01-01',
    (ARRAY['employed', 'absent', 'dismissed'])[1 + n % 3],
    CASE WHEN n % 3 = 1 THEN DATE '2099-01-01' END, CASE WHEN n % 3 = 2 THEN DATE '2025-01-01' END
  FROM generate_series(1, 200) n;
INSERT INTO tasks (id, company_id, kind, title, period, due_at, status)
  SELECT ${id(4)}, ${id(2, '(1 + n % 60)')}, 'settlement', 'Rozliczenie ' || n, '20' || 24 + n / 60 || '-05', '2026-06-20',
    (ARRAY['awaiting_documents', 'booking', 'published', 'closed'])[1 + n % 4] FROM generate_series(1, 300) n;
INSERT INTO liabilities (id, task_id, company_id, kind, period, amount, result, status, statutory_date, due_date, recipient)
  SELECT ${id(5)}, ${id(4)}, ${id(2, '(1 + n % 60)')}, 'vat', '2026-05', n, 'payable',
    (ARRAY['calculated', 'published', 'paid'])[1 + n % 3], '2026-06-25', '2026-06-25', 'Urząd' FROM generate_series(1, 300) n;
INSERT INTO declarations (id, task_id, company_id, form, period, due_date)
  SELECT ${id(6)}, ${id(4)}, ${id(2, '(1 + n % 60)')}, 'jpk_v7m', '2026-05', '2026-06-25' FROM generate_series(1, 300) n;
INSERT INTO uptimes (id, user_id, company_id, settlement_id, start_date, end_date, category, source)
  SELECT ${id(7)}, ${id(1, '(1 + n % 40)')}, ${id(2, '(1 + n % 60)')}, ${id(4, '(1 + n % 300)')},
    TIMESTAMPTZ '2026-03-01 06:00Z' + n * interval '1 hour', TIMESTAMPTZ '2026-03-01 06:30Z' + n * interval '1 hour', 'vat', 'manual'
  FROM generate_series(1, 600) n;
INSERT INTO audit (id, actor_id, action, entity, entity_id)
  SELECT ${id(8)}, ${id(1, '1')}, 'company.created', 'company', ${id(2)} FROM generate_series(1, 60) n;
INSERT INTO outbox (id, channel, recipient, subject, text, dedupe_key)
  SELECT ${id(9)}, 'email', 'ewa' || n || '@old.example', 'Temat', 'Treść', 'old ' || n FROM generate_series(1, 40) n`;
