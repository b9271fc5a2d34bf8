import { inflateSync } from 'node:zlib';
import { isNip } from '@biuro/core/poland/nip.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#platform/database/database.ts';
import { END_BYTES, kindOf } from '#platform/files/file-kind.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { addHistory } from '../history/history.ts';
import { addDocuments } from './documents.ts';

const demo = sharedTestApp({ fixture: 'demo' });
const office = sharedTestApp({ fixture: 'office' });

const rowsOf = async (db: Db, text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db)).rows;
const valuesOf = async (text: string) => (await rowsOf(demo.db, text)).map(({ value }) => value);

/** What the page of a PDF draws. */
function contentOf(pdf: Buffer): string {
  const begin = pdf.indexOf('stream\n');
  if (!pdf.includes('FlateDecode')) return '';
  return inflateSync(pdf.subarray(begin + 'stream\n'.length, pdf.indexOf('\nendstream'))).toString('latin1');
}

/** Of the company of the account. */
const OF_CLIENT = `company_id = (SELECT company_id FROM company_users JOIN users ON users.id = user_id WHERE email = 'klient@demo.example')`;

describe('the demo shows', () => {
  test('to its client a year of documents, each status among them', async () => {
    const months = await valuesOf(`SELECT DISTINCT month AS value FROM documents WHERE ${OF_CLIENT}`);
    expect(months.length).toBeGreaterThanOrEqual(12);
    const statuses = await valuesOf(`SELECT DISTINCT status AS value FROM documents WHERE ${OF_CLIENT} ORDER BY 1`);
    expect(statuses).toEqual(
      expect.arrayContaining(['accepted', 'archived', 'booked', 'duplicate', 'rejected', 'sent', 'to_correct']),
    );
    const [found] = await rowsOf(
      demo.db,
      `SELECT count(*) FILTER (WHERE late)::int > 0 AS late,
        count(*) FILTER (WHERE direction = 'from_office' AND read_at IS NULL)::int AS unread,
        count(*) FILTER (WHERE direction = 'from_office' AND read_at IS NOT NULL)::int > 0 AS read,
        count(*) FILTER (WHERE direction = 'internal')::int AS internal,
        count(*) FILTER (WHERE remark LIKE 'Prawy brzeg ucięty%')::int AS remarks,
        count(*) FILTER (WHERE (SELECT count(*) FROM document_files WHERE document_id = documents.id) > 1)::int > 0 AS several
      FROM documents WHERE ${OF_CLIENT}`,
    );
    expect(found).toEqual({ late: true, unread: 1, read: true, internal: 1, remarks: 1, several: true });
  });

  test('requests in every state, one of them overdue, and templates', async () => {
    const states = await valuesOf('SELECT DISTINCT status AS value FROM document_requests ORDER BY 1');
    expect(states).toEqual(['accepted', 'delivered', 'partial', 'waiting', 'withdrawn']);
    const items = await valuesOf('SELECT DISTINCT state AS value FROM document_request_items ORDER BY 1');
    expect(items).toEqual(expect.arrayContaining(['accepted', 'delivered', 'missing', 'not_applicable']));
    const overdue = await valuesOf('SELECT title AS value FROM document_requests WHERE is_open AND due_date < now()');
    expect(overdue).toHaveLength(1);
    expect(await valuesOf('SELECT name AS value FROM document_request_templates ORDER BY 1')).toEqual([
      'Dokumenty miesięczne',
      'Nowy pracownik',
    ]);
  });

  test('documents of more than a dozen companies, of which some are to be checked', async () => {
    const companies = await valuesOf('SELECT DISTINCT company_id AS value FROM documents');
    expect(companies.length).toBeGreaterThan(12);
    const waiting = await valuesOf(`SELECT DISTINCT company_id AS value FROM documents WHERE state = 'to_check'`);
    expect(waiting.length).toBeGreaterThan(3);
  });

  test('files of the kinds that their rows say, small enough to be made at every start', async () => {
    const files = await rowsOf(
      demo.db,
      'SELECT hash, kind, bytes::int FROM files WHERE id IN (SELECT file_id FROM document_files)',
    );
    const wrong = [];
    for (const { hash, kind } of files) {
      const chunks: Buffer[] = [];
      for await (const chunk of await demo.tenant.files.store.read(String(hash))) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const found = kindOf({ head: body.subarray(0, END_BYTES), tail: body.subarray(-END_BYTES) });
      if (found !== kind) wrong.push([hash, kind, found]);
      // A question mark stands for a letter that cannot be drawn.
      if (kind === 'pdf' && contentOf(body).includes('?')) wrong.push([hash, contentOf(body)]);
    }
    expect(wrong).toEqual([]);
    expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['pdf', 'jpeg']));
    expect(files.reduce((sum, { bytes }) => sum + Number(bytes), 0)).toBeLessThan(20_000_000);
  });

  test('contractors whose NIPs are valid and of nobody', async () => {
    const nips = (
      await valuesOf('SELECT DISTINCT contractor_nip AS value FROM documents WHERE contractor_nip IS NOT NULL')
    ).map(String);
    expect(nips.length).toBeGreaterThan(5);
    expect(nips.filter((nip) => !isNip(nip) || !nip.startsWith('9909950'))).toEqual([]);
    expect(
      await valuesOf('SELECT name AS value FROM companies WHERE vat_number IN (SELECT contractor_nip FROM documents)'),
    ).toEqual([]);
  });

  test('amounts that add up, and nothing of what nobody has looked at', async () => {
    expect(await valuesOf('SELECT title AS value FROM documents WHERE abs(net + vat - gross) > 0')).toEqual([]);
    expect(await valuesOf(`SELECT title AS value FROM documents WHERE status = 'sent' AND gross IS NOT NULL`)).toEqual(
      [],
    );
  });

  test('a history of each document that ends where the document stands', async () => {
    const broken = await valuesOf(`
      SELECT title AS value FROM documents WHERE direction = 'from_client' AND status <> coalesce((
        SELECT change ->> 'after' FROM audit CROSS JOIN LATERAL jsonb_array_elements(changes) change
        WHERE entity = 'document' AND entity_id = documents.id AND change ->> 'field' = 'status' ORDER BY at DESC LIMIT 1), 'sent')`);
    expect(broken).toEqual([]);
  });
});

describe.each(['2026-01-01', '2026-05-05', '2026-08-20'])('made on %s, the documents', (day) => {
  beforeAll(async () => {
    await office.db.deleteFrom('documents').execute();
    await office.db.deleteFrom('tasks').execute();
    const now = new Date(`${day}T11:00:00Z`);
    await addHistory(office.db, undefined, now);
    await office.db.transaction().execute((trx) => addDocuments(trx, office.tenant.files.store, now));
  });

  test('have nothing that is yet to come', async () => {
    const late = await rowsOf(
      office.db,
      `SELECT id FROM documents WHERE greatest(created_at, updated_at, read_at) >= '${day}T11:00:00Z' OR issue_date > '${day}'
       UNION ALL SELECT id FROM audit WHERE at >= '${day}T11:00:00Z' AND entity_id IN (SELECT id FROM documents)`,
    );
    expect(late).toEqual([]);
  });

  test('are late exactly when they came after their month was confirmed', async () => {
    const wrong = await rowsOf(
      office.db,
      `SELECT documents.title, late FROM documents JOIN tasks USING (company_id)
       WHERE tasks.kind = 'settlement' AND period = documents.month AND direction = 'from_client'
         AND late <> (documents_confirmed_at IS NOT NULL AND documents.created_at > documents_confirmed_at)`,
    );
    expect(wrong).toEqual([]);
  });
});
