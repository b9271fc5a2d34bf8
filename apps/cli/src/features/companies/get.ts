import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showCompany } from './card.ts';

type Company = components['schemas']['Company'];

export function defineGet(companies: Command, tools: Tools): void {
  const { text } = tools;
  const get = companies
    .command('get')
    .argument('<company>', text('companies.which'))
    .description(text('companies.get.summary'))
    .action(actionOf(tools, getCompany));
  addExamples(get, tools, ['biuro companies get 9900000112', 'biuro companies get 9900000112 --json']);
}

async function getCompany({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const company = await withPortal((portal) => findCompany(portal, which, text));
  showCompany(company, output, text);
}

/** Finds a company by its id or NIP. Throws a 404 failure where the person may not see it. */
export async function findCompany(portal: OpenPortal, which: string, text: Words): Promise<Company> {
  const id = await findCompanyId(portal, which, text);
  return (await unwrap(portal.api.GET('/companies/{id}', { params: { path: { id } } }))).data;
}
