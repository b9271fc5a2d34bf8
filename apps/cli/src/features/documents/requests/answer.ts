import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { UploadSource } from '@biuro/core/upload/upload-context.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { readSource } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { uploadFile } from '#terminal/session/upload-file.ts';
import { EXAMPLE, findRequest, itemOf, showRequest } from './request.ts';

interface AnswerFlags {
  file: string[];
  none?: string;
  again?: true;
}

const several = (value: string, before: string[]) => [...before, value];

export function defineAnswer(requests: Command, tools: Tools): void {
  const { text } = tools;
  const answer = requests
    .command('answer')
    .argument('<request>', text('requests.which'))
    .argument('<item>', text('requests.item'))
    .description(text('requests.answer.summary'))
    .option('--file <file>', text('requests.answer.file'), several, [])
    .option('--none <reason>', text('requests.answer.none'))
    .option('--again', text('documents.upload.again'))
    .action(actionOf(tools, answerItem));
  addExamples(answer, tools, [
    `biuro requests answer ${EXAMPLE} 1 --file faktura.pdf`,
    `biuro requests answer ${EXAMPLE} 2 --none 'W tym miesiącu nie było'`,
  ]);
}

/** The files become one document, or the reason says that there is none. */
async function answerItem(
  context: Context,
  { file, none, again }: AnswerFlags,
  which = '',
  number = '',
): Promise<void> {
  const { withPortal, output, text } = context;
  if (file.length > 0 === (none !== undefined)) throw new UsageError(text('requests.answer.one'));
  const sources: UploadSource[] = [];
  for (const path of file) sources.push(await readSource(context, path));
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const data = await withPortal(async (portal) => {
    const request = await findRequest(portal, which, text);
    const item = itemOf(request, number, text);
    const path = { id: request.id, item_id: item.id };
    if (none !== undefined) {
      const call = { params: { path }, body: { reason: none } };
      return (await unwrap(portal.api.PUT('/document-requests/{id}/items/{item_id}/answer', call))).data;
    }
    const upload_ids: string[] = [];
    for (const source of sources) upload_ids.push((await uploadFile(portal, source, 'document')).upload_id);
    const call = { params: { path, header }, body: { upload_ids, ...(again && { again }) } };
    return (await unwrap(portal.api.POST('/document-requests/{id}/items/{item_id}/documents', call))).data;
  });
  showRequest(data, output, text);
  output.note(text('requests.answer.done', { done: data.done, n: data.items.length }));
}
