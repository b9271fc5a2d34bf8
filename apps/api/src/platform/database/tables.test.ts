import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({});

/** What the driver makes of a value. Of JSON, and of intervals, which are only written, the database knows less than `Tables`. */
const VALUES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  _numeric: 'string[]',
  _text: 'string[]',
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  insert: 'generated' | 'optional' | 'required';
}

async function findColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT table_name AS "table", column_name AS name, udt_name AS type, is_nullable = 'YES' AS nullable,
      CASE WHEN is_generated = 'ALWAYS' THEN 'generated' WHEN is_nullable = 'YES' OR column_default IS NOT NULL THEN 'optional'
        ELSE 'required' END AS insert
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name NOT IN ('migrations', 'migrations_lock')
    ORDER BY table_name, ordinal_position`.execute(portal.db);
  return rows;
}

const HEAD = `import type { InsertType, SelectType } from 'kysely';
import type { Tables } from '../../src/platform/database/tables.ts';
type Unknown<Names, Known> = [Exclude<Names, Known>] extends [never] ? true : Exclude<Names, Known>;
type Compared<C, Value, Nullable, Insert> =
  (null extends SelectType<C> ? true : false) extends Nullable
    ? [NonNullable<SelectType<C>>] extends [Value]
      ? Insert extends 'generated'
        ? [InsertType<C>] extends [never] ? true : 'is generated'
        : Insert extends 'required'
          ? undefined extends InsertType<C> ? 'has no default' : true
          : true
      : 'is of another type'
    : 'differs in being nullable';
`;

/** A statement for each column, each table and the tables together, which compiles where the database and `Tables` say the same. */
function statementsOf(columns: Column[]): Map<string, string> {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const names = (all: Iterable<string>) => [...all].map((name) => `'${name}'`).join(' | ');
  return new Map([
    ['tables', `Unknown<keyof Tables, ${names(tables.keys())}>`],
    ...[...tables].map(([table, own]): [string, string] => [
      table,
      `Unknown<keyof Tables['${table}'], ${names(own.map(({ name }) => name))}>`,
    ]),
    ...columns.map(({ table, name, type, nullable, insert }): [string, string] => [
      `${table}.${name}`,
      `Compared<Tables['${table}']['${name}'], ${VALUES[type] ?? 'never'}, ${nullable}, '${insert}'>`,
    ]),
  ]);
}

/** What the compiler finds wrong, with the name of the statement. */
async function mistakesIn(statements: Map<string, string>): Promise<string[]> {
  const app = fileURLToPath(new URL('../../../', import.meta.url));
  const folder = await mkdtemp(join(app, 'node_modules/.tables-'));
  const first = HEAD.split('\n').length;
  const lines = [...statements.values()].map((type, index) => `export const held${index}: ${type} = true;`);
  await writeFile(join(folder, 'program.ts'), HEAD + lines.join('\n'));
  await writeFile(
    join(folder, 'tsconfig.json'),
    '{ "extends": "../../tsconfig.json", "files": ["program.ts"], "include": [] }',
  );
  try {
    const output = await new Promise<string>((resolve) => {
      const options = ['--project', folder, '--noEmit', '--pretty', 'false'];
      execFile(join(app, 'node_modules/.bin/tsc'), options, (_error, out) => resolve(out));
    });
    const keys = [...statements.keys()];
    return output
      .split('\n')
      .filter(Boolean)
      .map((line) =>
        line.replace(/^.*program\.ts\((\d+),\d+\): error \w+/, (_, at) => keys[Number(at) - first] ?? 'program'),
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the types of the tables are those that the migrations make', { timeout: 120_000 }, async () => {
  const statements = statementsOf(await findColumns());
  expect(statements.size).toBeGreaterThan(300);
  expect(await mistakesIn(statements)).toEqual([]);
});
