import type { Connection } from '@biuro/testing/database-address.ts';
import { statementsOf } from './sql-statements.ts';

/** The text of each by its name. */
export type Migrations = Record<string, string>;

export const TENANT = 'demo';

/** A place before a statement, or after the last one of a migration. */
export interface Place {
  migration: string;
  statement: number;
}

export interface Stop extends Place {
  connection: Connection;
  /** The statement that stops it: it ends the connection or waits for a lock that is held elsewhere. */
  by: 'end' | 'lock';
}

/** Of the lock that a process waits for until it is killed. */
export const LOCK = 20_261_121;

const STOPS = {
  end: 'SELECT pg_terminate_backend(pg_backend_pid());',
  lock: `SELECT pg_advisory_lock(${LOCK});`,
};

export const placesOf = (migrations: Migrations): Place[] =>
  Object.entries(migrations).flatMap(([migration, script]) =>
    Array.from({ length: statementsOf(script).length + 1 }, (_, statement) => ({ migration, statement })),
  );

/** The migrations with something in the way. */
export const stoppedAt = (
  migrations: Migrations,
  { migration, statement, by }: Omit<Stop, 'connection'>,
): Migrations => ({
  ...migrations,
  [migration]: statementsOf(migrations[migration] ?? '')
    .toSpliced(statement, 0, STOPS[by])
    .join('\n'),
});
