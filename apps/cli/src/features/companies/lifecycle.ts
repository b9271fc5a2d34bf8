import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { Argument, type Command } from 'commander';
import { companyStages } from '#terminal/prompts/choices.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showCompany } from './card.ts';
import { findCompany } from './get.ts';

interface MoveFlags {
  reason?: string;
}

export function defineLifecycle(companies: Command, tools: Tools): void {
  const { text } = tools;
  const lifecycle = companies
    .command('lifecycle')
    .argument('<company>', text('companies.which'))
    .addArgument(new Argument('<stage>', text('companies.lifecycle.to')).choices(companyStages))
    .description(text('companies.lifecycle.summary'))
    .option('--reason <text>', text('companies.lifecycle.reason'))
    .action(actionOf(tools, moveCompany));
  addExamples(lifecycle, tools, [
    'biuro companies lifecycle 9900000112 active',
    "biuro companies lifecycle 9900000112 suspended --reason 'Zawieszenie w CEIDG od 1 grudnia'",
  ]);
}

async function moveCompany(
  { withPortal, output, text }: Context,
  { reason }: MoveFlags,
  which = '',
  stage = '',
): Promise<void> {
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(async (portal) => {
    const { id, version } = await findCompany(portal, which, text);
    const to = companyStages.find((known) => known === stage) ?? 'active';
    const body = { to, version, ...(reason && { reason }) };
    return unwrap(portal.api.POST('/companies/{id}/lifecycle', { params: { path: { id }, header }, body }));
  });
  showCompany(data, output, text);
  output.note(text('companies.lifecycle.done', { name: data.name, stage: text(`lifecycle.${data.lifecycle}`) }));
}
