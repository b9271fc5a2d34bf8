import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import { companyAccessOf } from '#domain/people/company-access.ts';
import { signAddress } from '#platform/access/signed-address.ts';
import type { Db } from '#platform/database/database.ts';
import { instant } from '#platform/database/list/columns.ts';
import type { FeatureServices } from '#platform/feature.ts';
import { cleanFileName } from '#platform/files/file-name.ts';
import { openFile, showFile } from '#platform/files/open-file.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { fileIdOf } from '../queries.ts';
import { visibleDocument } from '../read.ts';
import { type ArchivedDocument, archiveOf } from './archive.ts';

type Operations = 'getDocumentFile' | 'getDocumentFileAddress' | 'downloadDocuments';

export const createFileHandlers = ({ secrets }: Pick<FeatureServices, 'secrets'>): Pick<Handlers, Operations> => ({
  async getDocumentFile({ params, query, headers }, context) {
    const file = await visibleFile(context, params);
    // Of a file that is shown in parts, the first is the one that is read.
    if (!headers.range?.startsWith('bytes=') || headers.range.startsWith('bytes=0-'))
      context.log.info({ user: context.caller.id, document: params.id, number: params.number }, 'document read');
    if (query?.signature === undefined) return { status: 200, file: await openFile(context, file) };
    return showFile(context, file, { range: headers.range });
  },

  async getDocumentFileAddress({ params }, context) {
    await visibleFile(context, params);
    const path = `/api/documents/${params.id}/files/${params.number}`;
    return { status: 200, body: { data: signAddress(secrets, context.caller.sessionId, path) } };
  },

  async downloadDocuments({ query: { company_id, month } }, context) {
    const access = await companyAccessOf(context, company_id);
    const documents = await documentsOf(context.db, { company_id, month }, visibilityOf(access));
    const company = await companyName(context, company_id);
    context.log.info({ user: context.caller.id, company: company_id, month }, 'documents downloaded');
    const body = archiveOf(documents, context.tenant.files.store, context.locale);
    return { status: 200, file: { name: cleanFileName(`${company} ${month}.zip`), type: 'application/zip', body } };
  },
});

async function visibleFile(context: Context, { id, number }: { id: string; number: number }): Promise<string> {
  const document = await visibleDocument(context, id);
  const file = await fileIdOf(context.db, document.id, number);
  if (file === undefined) throw notFound();
  return file;
}

/** A condition on `documents`. */
function visibilityOf(access: Awaited<ReturnType<typeof companyAccessOf>>): string {
  if (access === 'office') return 'true';
  const shown = access === 'viewer' ? `'company'` : `'company', 'representatives'`;
  return `documents.direction <> 'internal' AND documents.visibility IN (${shown})`;
}

async function documentsOf(
  db: Db,
  { company_id, month }: { company_id: string; month: string },
  visible: string,
): Promise<ArchivedDocument[]> {
  const { rows } = await sql<ArchivedDocument>`
    SELECT kind, title, number, contractor_name, contractor_nip, issue_date, gross::text, currency, status,
      ${sql.raw(instant('documents.created_at'))} AS created_at,
      (SELECT coalesce(json_agg(json_build_object('hash', files.hash, 'name', files.name) ORDER BY document_files.number), '[]')
        FROM document_files JOIN files ON files.id = document_files.file_id
        WHERE document_files.document_id = documents.id AND documents.state <> 'set_aside') AS files
    FROM documents WHERE company_id = ${company_id} AND month = ${month} AND ${sql.raw(visible)}
    ORDER BY coalesce(issue_date, created_at::date), created_at`.execute(db);
  return rows;
}

async function companyName({ db }: Context, id: string): Promise<components['schemas']['CompanyRef']['name']> {
  const company = await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst();
  return company?.name ?? '';
}
