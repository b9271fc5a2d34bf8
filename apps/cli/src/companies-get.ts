import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { parseNip } from '@biuro/core/poland/nip.ts';
import type { Command } from 'commander';
import type { Context } from './app/context.ts';
import { UsageError } from './app/mistakes.ts';
import type { Output } from './app/output.ts';
import type { OpenPortal } from './app/portal.ts';
import { does, shows, type Tools } from './app/tools.ts';
import type { Words } from './app/words.ts';

type Company = components['schemas']['Company'];

export function defineGet(companies: Command, tools: Tools): void {
  const { text } = tools;
  const get = companies
    .command('get')
    .argument('<company>', text('companies.which'))
    .description(text('companies.get.summary'))
    .action(does(tools, getCompany));
  shows(get, tools, ['biuro companies get 0000123004', 'biuro companies get 0000123004 --json']);
}

async function getCompany(context: Context, _flags: object, which = ''): Promise<void> {
  const { withPortal, output, text } = context;
  const company = await withPortal((portal) => findCompany(portal, which, text));
  showCompany(company, output, text);
}

/** The company of an id or of a NIP, among those that the person may see. */
export async function findCompany(portal: OpenPortal, which: string, text: Words): Promise<Company> {
  const { isAdmin } = portal.person();
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(which)) return readCompany(portal, which);

  const parsed = parseNip(which);
  if (!parsed.valid) throw new UsageError(text('companies.which.wrong', { value: which }));
  const { nip } = parsed;
  const query = { search: nip };
  const { data } = await unwrap<{ data: Company[] }>(
    isAdmin ? portal.api.GET('/companies', { params: { query } }) : portal.api.GET('/companies/my'),
  );
  const company = data.find(({ vat_number }) => vat_number === nip);
  if (company) return company;
  throw new ApiError({
    kind: 'rejected',
    status: 404,
    code: 'not_found',
    message: text('companies.which.none', { nip }),
  });
}

async function readCompany({ api }: OpenPortal, id: string): Promise<Company> {
  return (await unwrap(api.GET('/companies/{id}', { params: { path: { id } } }))).data;
}

export function showCompany(company: Company, output: Output, text: Words): void {
  output.show(company, () =>
    output.card([
      [text('companies.name'), company.name],
      [text('companies.nip'), company.vat_number],
      [text('companies.type'), text(`type.${company.company_type}`)],
      [text('companies.lifecycle'), text(`lifecycle.${company.lifecycle}`)],
      [text('companies.owner'), company.owner?.name ?? null],
      [text('companies.city'), company.city],
      [text('companies.email'), company.email],
      [text('companies.phone'), company.phone],
      [text('companies.id'), company.id],
      [text('companies.version'), String(company.version)],
    ]),
  );
}
