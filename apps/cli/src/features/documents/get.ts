import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineHistory } from '#terminal/lists/history.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showDocument } from './card.ts';
import { documentId, EXAMPLE, findDocument } from './document.ts';

export function defineGet(documents: Command, tools: Tools): void {
  const { text } = tools;
  const get = documents
    .command('get')
    .argument('<document>', text('documents.which'))
    .description(text('documents.get.summary'))
    .action(actionOf(tools, getDocument));
  addExamples(get, tools, [`biuro documents get ${EXAMPLE}`, `biuro documents get ${EXAMPLE} --json`]);
}

async function getDocument({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const document = await withPortal((portal) => findDocument(portal, which, text));
  showDocument(document, output, text);
}

export function defineDocumentHistory(documents: Command, tools: Tools): void {
  defineHistory(documents, tools, {
    group: 'documents',
    which: 'document',
    examples: [`biuro documents history ${EXAMPLE}`, `biuro documents history ${EXAMPLE} --limit 5 --json`],
    read: (portal, which, query, text) => {
      const path = { id: documentId(which, text) };
      return unwrap(portal.api.GET('/documents/{id}/history', { params: { path, query } }));
    },
  });
}
