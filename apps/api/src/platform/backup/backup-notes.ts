import type { Connection } from '#platform/database/database.ts';
import { schemaOf } from '#platform/database/database.ts';
import type { BackupDone } from './backup.ts';
import { openSession, qualified } from './snapshot.ts';

/** Records in each office that it was backed up, for the doctor. */
export async function noteBackup(connection: Connection, offices: string[], { bytes }: BackupDone): Promise<void> {
  const client = await openSession(connection, 'backup');
  try {
    for (const office of offices)
      if (await hasNotes(client, office))
        await client.query(`INSERT INTO ${notesOf(office)} (bytes) VALUES ($1)`, [bytes]);
  } finally {
    await client.end();
  }
}

/** Hours since the last backup of an office; undefined when there was none. */
export async function hoursSinceBackup(connection: Connection, office: string): Promise<number | undefined> {
  const client = await openSession(connection, 'doctor');
  try {
    if (!(await hasNotes(client, office))) return undefined;
    const { rows } = await client.query<{ hours: number | null }>(
      `SELECT (extract(epoch FROM now() - max(made_at)) / 3600)::float8 AS hours FROM ${notesOf(office)}`,
    );
    return rows[0]?.hours ?? undefined;
  } finally {
    await client.end();
  }
}

const notesOf = (office: string) => qualified(schemaOf(office), 'backups');

/** The schema of an older version, before its migration, has no such table. */
async function hasNotes(client: Awaited<ReturnType<typeof openSession>>, office: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS there`, [
    notesOf(office),
  ]);
  return rows[0]?.there ?? false;
}
