import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { Argument, type Command } from 'commander';
import { numberOf } from '#terminal/output/numbers.ts';
import { documentStatuses } from '#terminal/prompts/choices.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showDocument } from './card.ts';
import { documentId, EXAMPLE, findDocument } from './document.ts';

interface MoveFlags {
  remark?: string;
  duplicateOf?: string;
  expectVersion?: string;
}

export function defineStatus(documents: Command, tools: Tools): void {
  const { text } = tools;
  const status = documents
    .command('status')
    .argument('<document>', text('documents.which'))
    .addArgument(new Argument('<status>', text('tasks.status.to')).choices(documentStatuses))
    .description(text('documents.status.summary'))
    .option('--remark <text>', text('documents.status.remark'))
    .option('--duplicate-of <document>', text('documents.status.duplicate-of'))
    .option('--expect-version <number>', text('documents.status.version'))
    .action(actionOf(tools, moveDocument));
  addExamples(status, tools, [
    `biuro documents status ${EXAMPLE} accepted`,
    `biuro documents status ${EXAMPLE} to_correct --remark 'Nie widać kwoty brutto'`,
  ]);
}

async function moveDocument(
  { withPortal, output, text }: Context,
  { remark, duplicateOf, expectVersion }: MoveFlags,
  which = '',
  status = '',
): Promise<void> {
  const expected = expectVersion && numberOf('--expect-version', expectVersion, text);
  const duplicate_of = duplicateOf === undefined ? undefined : documentId(duplicateOf, text);
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(async (portal) => {
    const { id, version } = await findDocument(portal, which, text);
    const to = documentStatuses.find((known) => known === status) ?? 'in_review';
    const body = { to, version: expected || version, ...(remark && { remark }), ...(duplicate_of && { duplicate_of }) };
    return unwrap(portal.api.POST('/documents/{id}/status', { params: { path: { id }, header }, body }));
  });
  showDocument(data, output, text);
  output.note(text('documents.status.done', { title: data.title, status: text(`document-status.${data.status}`) }));
}
