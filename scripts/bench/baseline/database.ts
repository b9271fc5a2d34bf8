import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import pg from 'pg';
import { schemaOf } from '../../../apps/api/src/platform/database/database.ts';

/** Commits wait for the disk here as they do in the portal. */
const { options: _options, ...server } = JSON.parse(process.env.BENCH_DATABASE ?? '{}');
export const pool = new pg.Pool({
  ...server,
  max: 10,
  options: `-c search_path=${schemaOf(process.env.BENCH_OFFICE ?? '')},public`,
});

export const digest = (token: string) => hash('sha256', token, 'buffer');

const OWNER = {
  name: 'owner of a token',
  text: `SELECT u.id, s.id AS "sessionId", u.role, u.is_admin AS "isAdmin"
    FROM access_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
    WHERE t.hash = $1 AND t.expires_at > now() AND u.status = 'active' AND u.deleted_at IS NULL`,
};

/** The owner of the token; undefined where it is not valid. */
export async function ownerOf(authorization = ''): Promise<{ id: string } | undefined> {
  const { rows } = await pool.query({ ...OWNER, values: [digest(authorization.slice('Bearer '.length))] });
  return rows[0];
}

export async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

export const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('application/json').send(text);
