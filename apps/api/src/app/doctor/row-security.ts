import { type Db, run } from '#platform/database/database.ts';
import { asClient } from '#platform/database/rows/client-role.ts';
import { type Finding, good, wrong } from './finding.ts';

interface RowSecurity {
  /** The role under which requests of clients run. */
  client: string;
  /** Whether it bypasses row-level security; null when the role does not exist. */
  mighty: boolean | null;
  /** Roles whose privileges it inherits. */
  belongs: string[];
  /** Tables that it may access without row-level security. */
  open: string[];
  guarded: number;
  /** Tables whose policies apply to the server too, because it does not own them. */
  foreign: string[];
}

const ROW_SECURITY = `
  WITH me AS (SELECT left(current_user, 56) || '_client' AS client),
    of_schema AS (
      SELECT c.oid, c.relname, c.relowner, c.relrowsecurity, EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid) AS has_policy
      FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')),
    role AS (SELECT r.* FROM pg_roles r JOIN me ON r.rolname = me.client)
  SELECT client,
    (SELECT rolsuper OR rolbypassrls OR rolcanlogin OR rolcreaterole OR rolcreatedb OR rolreplication FROM role) AS mighty,
    ARRAY(SELECT other.rolname::text FROM pg_auth_members m JOIN role ON role.oid = m.member JOIN pg_roles other ON other.oid = m.roleid) AS belongs,
    ARRAY(SELECT relname::text FROM of_schema, role WHERE NOT relrowsecurity AND (
      has_table_privilege(role.oid, of_schema.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')
      OR has_any_column_privilege(role.oid, of_schema.oid, 'SELECT, INSERT, UPDATE')) ORDER BY 1) AS open,
    (SELECT count(*)::int FROM of_schema WHERE relrowsecurity AND has_policy) AS guarded,
    ARRAY(SELECT relname::text FROM of_schema WHERE NOT pg_has_role(current_user, relowner, 'USAGE') ORDER BY 1) AS foreign
  FROM me`;

/** Id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whether row-level security limits clients to their own rows: see migration 028. */
export async function examineRowSecurity(db: Db, office: string): Promise<Finding[]> {
  const [guard] = await run<RowSecurity>(db, ROW_SECURITY, []);
  if (!guard) return [];
  const { client, mighty, belongs, open, guarded, foreign } = guard;
  if (mighty === null)
    return [
      wrong(`The role ${client}, under which requests of clients run, is missing: run npm run admin -- migrate.`),
    ];
  const mistakes = [
    ...(mighty
      ? [`The role ${client}, as which requests of clients run, may do more than that: take its rights away.`]
      : []),
    ...(belongs.length > 0
      ? [`The role ${client}, as which requests of clients run, has the rights of ${belongs.join(', ')}: revoke them.`]
      : []),
    ...(open.length > 0
      ? [`Row-level security of ${office} is off for ${open.join(', ')}: clients could read rows of other companies.`]
      : []),
    ...(foreign.length > 0
      ? [`The role of DATABASE_URL does not own ${foreign.join(', ')} of ${office}: it cannot do its work there.`]
      : []),
    ...(await tried(db, office)),
  ];
  if (mistakes.length > 0) return mistakes.map(wrong);
  return [good(`Row-level security limits clients of ${office} to their own rows (${guarded} tables)`)];
}

/** A client without companies must see none. */
async function tried(db: Db, office: string): Promise<string[]> {
  try {
    const seen = await asClient(db, NOBODY, (inside) => inside.selectFrom('companies').select('id').limit(1).execute());
    return seen.length > 0 ? [`A client of ${office} who belongs to no company sees companies.`] : [];
  } catch (error) {
    return [
      `No request of a client of ${office} can be answered (${error instanceof Error ? error.message : String(error)}).`,
    ];
  }
}
