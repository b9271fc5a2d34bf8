import type { components } from '@biuro/contract';
import { defineFeature } from '#platform/feature.ts';
import { type FileKind, fileKinds } from '#platform/files/file-kind.ts';
import type { SortedBy } from '#platform/tenants/tenant-parts.ts';
import { createDocumentHandlers, documentExport } from './documents.ts';
import messages from './messages.json' with { type: 'json' };

const documentsWhere = (column: string) =>
  [
    { table: 'documents', where: `part.${column} = $id`, lockBy: 'id' },
    { table: 'document_files', where: `part.document_id IN (SELECT id FROM documents WHERE ${column} = $id)` },
  ] as const;

const REQUESTS = [
  { table: 'document_requests', where: 'part.company_id = $id', lockBy: 'id' },
  {
    table: 'document_request_items',
    where: 'part.request_id IN (SELECT id FROM document_requests WHERE company_id = $id)',
  },
] as const;

export default defineFeature({
  handlers: createDocumentHandlers,
  messages,
  exports: [documentExport],
  uploads: { document: { megabytes: 50, kinds: Object.keys(fileKinds) as FileKind[] } }, // The keys of a record of all kinds.
  deletion: { company: [...REQUESTS, ...documentsWhere('company_id')], document: documentsWhere('id') },
  tenantParts: {
    documents: {
      components: { filters: 1, export: 1, history: 1, preview: 1 },
      columns: {
        documents: {
          title: 'title',
          company: 'company',
          kind: 'kind',
          month: 'month',
          status: 'status',
          number: null,
          contractor: null,
          issue_date: 'issue_date',
          gross: 'gross',
          files: null,
          created_by: null,
          created_at: 'created_at',
        } satisfies SortedBy<components['schemas']['DocumentColumn'], components['schemas']['DocumentSort']>,
        requests: {
          title: 'title',
          company: 'company',
          month: 'month',
          due_date: 'due_date',
          status: 'status',
          progress: null,
          reminded_at: null,
          created_by: null,
          created_at: 'created_at',
        } satisfies SortedBy<
          components['schemas']['DocumentRequestColumn'],
          components['schemas']['DocumentRequestSort']
        >,
      },
    },
  },
});
