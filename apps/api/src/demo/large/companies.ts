import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

const WORDS = [
  'Alfa',
  'Bławatek',
  'Cedr',
  'Ćma',
  'Dąb',
  'Fala',
  'Gwiazda',
  'Iskra',
  'Jarzębina',
  'Kłos',
  'Łoś',
  'Orzeł',
  'Śnieg',
  'Źródło',
  'Żubr',
];
const TRADES = [
  'Budownictwo',
  'Handel',
  'Instalacje',
  'Konsulting',
  'Logistyka',
  'Meble',
  'Piekarnia',
  'Reklama',
  'Stolarstwo',
  'Transport',
  'Żegluga',
];
const STATUSES = [
  'awaiting_documents',
  'incomplete',
  'complete',
  'booking',
  'booked',
  'calculated',
  'published',
  'closed',
  'closed',
  'closed',
];

/** Any number of invented companies, each with the settlement of a month, written by SQL without triggers. */
export async function addManyCompanies(db: Db, count: number): Promise<void> {
  await sql`SET session_replication_role = replica`.execute(db);
  await sql`
    INSERT INTO companies (id, name, company_type, vat_number, city, owner_id, open_tasks, created_at)
    SELECT gen_random_uuid(),
      (${sql.val(WORDS)}::text[])[1 + (n * 7) % ${WORDS.length}] || ' ' || (${sql.val(TRADES)}::text[])[1 + (n * 5 + n / 15) % ${TRADES.length}] || ' ' || n,
      (ARRAY['jdg', 'jdg', 'jdg', 'zoo', 'zoo', 'sc'])[1 + n % 6], lpad((3000000000 + n)::text, 10, '0'),
      (ARRAY['Warszawa', 'Łódź', 'Kraków', 'Rzeszów'])[1 + n % 4], (SELECT id FROM users WHERE email = 'admin@demo.example'),
      CASE WHEN n % ${STATUSES.length} < 7 THEN 1 ELSE 0 END,
      now() - n * interval '7 minutes'
    FROM generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    INSERT INTO tasks (id, company_id, kind, title, period, docs_due_at, due_at, status)
    SELECT gen_random_uuid(), companies.id, 'settlement', 'Rozliczenie 10/2026', '2026-10', '2026-11-06', '2026-11-18',
      (${sql.val(STATUSES)}::text[])[1 + n % ${STATUSES.length}]
    FROM generate_series(1, ${count}::int) n JOIN companies ON vat_number = lpad((3000000000 + n)::text, 10, '0')
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`SET session_replication_role = DEFAULT`.execute(db);
}
