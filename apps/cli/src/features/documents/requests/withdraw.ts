import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { confirm } from '#terminal/prompts/prompts.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { EXAMPLE, findRequest, showRequest } from './request.ts';

export function defineWithdrawal(requests: Command, tools: Tools): void {
  const { text } = tools;
  const withdraw = requests
    .command('withdraw')
    .argument('<request>', text('requests.which'))
    .description(text('requests.withdraw.summary'))
    .option('--yes', text('flag.yes'))
    .action(actionOf(tools, withdrawRequest));
  addExamples(withdraw, tools, [
    `biuro requests withdraw ${EXAMPLE}`,
    `biuro requests withdraw ${EXAMPLE} --yes --no-input`,
  ]);
}

async function withdrawRequest(context: Context, { yes }: { yes?: true }, which = ''): Promise<void> {
  const { withPortal, interactive, output, text } = context;
  if (!yes && !interactive) throw new UsageError(text('usage.needs-yes'));
  const { data } = await withPortal(async (portal) => {
    const { id, title, company } = await findRequest(portal, which, text);
    if (!yes) await confirm(context, text('requests.withdraw.ask', { title, company: company.name }));
    const params = { path: { id }, header: { 'Idempotency-Key': createIdempotencyKey() } };
    return unwrap(portal.api.POST('/document-requests/{id}/withdrawal', { params }));
  });
  showRequest(data, output, text);
  output.note(text('requests.withdraw.done', { title: data.title }));
}
