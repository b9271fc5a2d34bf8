import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineList } from '#terminal/lists/list.ts';
import { defineDeletion } from '#terminal/records/deletion.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';
import { showDocument } from './card.ts';
import { EXAMPLE, findDocument } from './document.ts';

const at = (id: string) => ({ params: { path: { id } } });

export function defineDocumentDeletion(documents: Command, tools: Tools): void {
  defineDeletion(documents, tools, {
    group: 'documents',
    which: 'documents.which',
    example: EXAMPLE,
    find: findDocument,
    nameOf: ({ title, company }) => `${title}, ${company.name}`,
    remove: (api, id) => unwrap(api.DELETE('/documents/{id}', at(id))),
    restore: (api, id) => unwrap(api.POST('/documents/{id}/restore', at(id))),
    show: showDocument,
  });
}

export function defineDeletedDocuments(documents: Command, tools: Tools): void {
  defineList<components['schemas']['DeletedDocumentRow']>(documents, tools, {
    name: 'documents.deleted',
    examples: ['biuro documents deleted', 'biuro documents deleted --all --json'],
    read: ({ api }, { page, limit }) => {
      const query = { ...(page && { page }), ...(limit && { limit }) };
      return unwrap(api.GET('/documents/deleted', { params: { query } }));
    },
    headings: ['documents.title', 'tasks.company', 'documents.month', 'deletion.at', 'deletion.by', 'tasks.id'],
    cells: ({ id, title, company, month, deleted_at, deleted_by }) => [
      title,
      company.name,
      month,
      timeText(deleted_at),
      deleted_by ?? '',
      id,
    ],
    record: ({ id, title, kind, month, company, deleted_at, deleted_by }) => [
      id,
      title,
      kind,
      month,
      company.name,
      deleted_at,
      deleted_by ?? '',
    ],
  });
}
