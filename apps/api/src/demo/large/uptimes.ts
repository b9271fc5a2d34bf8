import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

const PEOPLE = 100;
const COMMENTS = [
  '',
  '',
  'Faktury kosztowe',
  'Wyciągi bankowe',
  'Telefon od klienta',
  'Zaległe rejestry',
  'Żółte teczki',
];
const CATEGORIES = [
  'bookkeeping',
  'bookkeeping',
  'bookkeeping',
  'vat',
  'declarations',
  'payroll',
  'zus',
  'contact',
  'documents',
];
const STATUSES = ['approved', 'approved', 'approved', 'approved', 'approved', 'submitted', 'saved', 'invoiced'];

/** Rows that one statement writes within the statement timeout. */
const AT_ONCE = 10_000;

/**
 * Any number of invented entries of a hundred users, one per hour with at most 55 minutes, back from yesterday: a
 * million reach back fourteen months. Written by SQL; companies have to exist.
 */
export async function addManyUptimes(db: Db, count: number): Promise<void> {
  await sql`
    INSERT INTO users (id, first_name, last_name, email, role)
    SELECT gen_random_uuid(), 'Osoba', 'Biurowa ' || n, 'osoba' || n || '@demo.example', 'accountant'
    FROM generate_series(1, ${PEOPLE}::int) n
    ON CONFLICT DO NOTHING`.execute(db);
  for (let first = 0; first < count; first += AT_ONCE) await addSome(db, first, Math.min(first + AT_ONCE, count) - 1);
}

const addSome = (db: Db, first: number, last: number) =>
  sql`
    WITH office AS (
      SELECT array_agg(id ORDER BY id) AS people FROM users WHERE email LIKE 'osoba%@demo.example'
    ), clients AS (
      SELECT array_agg(id ORDER BY id) AS companies FROM (SELECT id FROM companies ORDER BY id LIMIT 500) first_ones
    )
    INSERT INTO uptimes (id, user_id, company_id, start_date, end_date, category, billable, comment, status, source)
    SELECT gen_random_uuid(), people[1 + n % ${PEOPLE}::int], companies[1 + (n::bigint * 7919) % cardinality(companies)], start,
      start + (5 + (n::bigint * 31) % 51) * interval '1 minute', (${sql.val(CATEGORIES)}::text[])[1 + (n / ${PEOPLE}::int) % ${CATEGORIES.length}::int],
      n % 5 = 0, nullif((${sql.val(COMMENTS)}::text[])[1 + (n / 7) % ${COMMENTS.length}::int], ''),
      (${sql.val(STATUSES)}::text[])[1 + (n / 3) % ${STATUSES.length}::int], 'manual'
    FROM office, clients, generate_series(${first}::int, ${last}::int) n,
      LATERAL (SELECT date_trunc('day', now()) - interval '1 day' - (n / ${PEOPLE}::int) * interval '1 hour' AS start) times`.execute(
    db,
  );
