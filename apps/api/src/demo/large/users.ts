import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

const FIRST_NAMES = [
  'Anna',
  'Piotr',
  'Łucja',
  'Zofia',
  'Jan',
  'Ewa',
  'Tomasz',
  'Żaneta',
  'Maria',
  'Adam',
  'Świętosława',
  'Krzysztof',
];
const LAST_NAMES = [
  'Kowalska',
  'Nowak',
  'Wiśniewska',
  'Wójcik',
  'Kamińska',
  'Lewandowska',
  'Zielińska',
  'Szymańska',
  'Woźniak',
];

/** Any number of invented clients, written by SQL: a hundred thousand take seconds. */
export async function addManyUsers(db: Db, count: number): Promise<void> {
  await sql`
    INSERT INTO users (id, first_name, last_name, email, phone, role, status, last_login_at, created_at)
    SELECT gen_random_uuid(),
      (${sql.val(FIRST_NAMES)}::text[])[1 + (n * 7) % ${FIRST_NAMES.length}],
      (${sql.val(LAST_NAMES)}::text[])[1 + (n * 5 + n / 12) % ${LAST_NAMES.length}] || CASE WHEN n % 4 = 0 THEN '-Mazur' ELSE '' END,
      'osoba' || n || '@firma' || n % 997 || '.example',
      '+486' || lpad(n::text, 8, '0'),
      (ARRAY['representative', 'authorised', 'employee', 'viewer'])[1 + n % 4],
      (ARRAY['active', 'active', 'active', 'active', 'active', 'active', 'active', 'invited', 'blocked', 'deactivated'])[1 + n % 10],
      CASE WHEN n % 3 > 0 AND n % 10 <> 7 THEN now() - n * interval '7 minutes' END,
      now() - n * interval '11 minutes'
    FROM generate_series(1, ${count}::int) n`.execute(db);
}
