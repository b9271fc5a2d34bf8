import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { EXAMPLE, requestId, showRequest } from './request.ts';

export function defineReminder(requests: Command, tools: Tools): void {
  const { text } = tools;
  const remind = requests
    .command('remind')
    .argument('<request>', text('requests.which'))
    .description(text('requests.remind.summary'))
    .action(actionOf(tools, remindOf));
  addExamples(remind, tools, [`biuro requests remind ${EXAMPLE}`, `biuro requests remind ${EXAMPLE} --json`]);
}

async function remindOf({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const path = { id: requestId(which, text) };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal((portal) => {
    portal.person();
    return unwrap(portal.api.POST('/document-requests/{id}/reminder', { params: { path, header } }));
  });
  showRequest(data, output, text);
  output.note(text('requests.remind.done', { title: data.title }));
}
