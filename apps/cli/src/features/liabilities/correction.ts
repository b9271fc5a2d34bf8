import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { Argument, type Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showLiability } from './card.ts';
import { findLiability } from './liability.ts';

export function defineCorrection(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const correction = liabilities
    .command('correction')
    .argument('<liability>', text('liabilities.which'))
    .addArgument(new Argument('<decision>', text('correction.decision')).choices(['approve', 'reject']))
    .description(text('correction.summary'))
    .option('--remark <text>', text('correction.remark'))
    .action(actionOf(tools, decide));
  addExamples(correction, tools, [
    'biuro liabilities correction 9900000112/2026-10/vat approve',
    "biuro liabilities correction 9900000112/2026-10/vat reject --remark 'Brakuje faktury'",
  ]);
}

async function decide(
  { withPortal, output, text }: Context,
  { remark }: { remark?: string },
  which = '',
  decision = '',
): Promise<void> {
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const taken = decision === 'approve' ? 'approve' : 'reject';
  const { data } = await withPortal(async (portal) => {
    const { id, version } = await findLiability(portal, which, text);
    const body = { decision: taken, version, ...(remark && { remark }) } as const;
    return unwrap(portal.api.POST('/liabilities/{id}/correction', { params: { path: { id }, header }, body }));
  });
  showLiability(data, output, text);
  output.note(text(`correction.${taken}`));
}
