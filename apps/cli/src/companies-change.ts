import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Context } from './app/context.ts';
import { UsageError } from './app/mistakes.ts';
import { numberOf } from './app/numbers.ts';
import { does, shows, type Tools } from './app/tools.ts';
import { type CompanyFlags, companyOptions, givenValues } from './companies-flags.ts';
import { findCompany, showCompany } from './companies-get.ts';

type CreateFlags = CompanyFlags & Required<Pick<CompanyFlags, 'name' | 'nip' | 'type'>>;
type EditFlags = CompanyFlags & { expectVersion?: string };

const mandatory = ['--name', '--nip', '--type'];

export function defineCreate(companies: Command, tools: Tools): void {
  const create = companies.command('create').description(tools.text('companies.create.summary'));
  for (const option of companyOptions(tools)) {
    create.addOption(option.makeOptionMandatory(mandatory.includes(option.long ?? '')));
  }
  create.action(does(tools, createCompany));
  shows(create, tools, [
    "biuro companies create --name 'Delta s.c.' --nip 0000123004 --type sc",
    "biuro companies create --name 'Alfa sp. z o.o.' --nip 0000456007 --type zoo --city Łódź --json",
  ]);
}

export function defineEdit(companies: Command, tools: Tools): void {
  const { text } = tools;
  const edit = companies
    .command('edit')
    .argument('<company>', text('companies.which'))
    .description(text('companies.edit.summary'));
  for (const option of companyOptions(tools)) edit.addOption(option);
  edit.option('--expect-version <number>', text('companies.edit.version')).action(does(tools, editCompany));
  shows(edit, tools, [
    'biuro companies edit 0000123004 --city Łódź',
    "biuro companies edit 0000123004 --phone '' --expect-version 3",
  ]);
}

async function createCompany({ withPortal, output, text }: Context, flags: CreateFlags): Promise<void> {
  const body = { ...givenValues(flags), name: flags.name, vat_number: flags.nip, company_type: flags.type };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.POST('/companies', { params: { header }, body }));
  });
  showCompany(data, output, text);
  output.note(text('companies.create.done', { name: data.name }));
}

/** Changes what was given and leaves the rest, unless somebody else changed the company meanwhile. */
async function editCompany({ withPortal, output, text }: Context, flags: EditFlags, which = ''): Promise<void> {
  const changes = givenValues(flags);
  if (Object.keys(changes).length === 0) throw new UsageError(text('companies.edit.nothing'));
  const expected = flags.expectVersion && numberOf('--expect-version', flags.expectVersion, text);

  const company = await withPortal(async (portal) => {
    const { id, name, company_type, vat_number, lifecycle, owner, city, email, phone, version } = await findCompany(
      portal,
      which,
      text,
    );
    const values = { name, company_type, vat_number, lifecycle, owner_id: owner?.id ?? null, city, email, phone };
    const body = { ...values, ...changes, version: expected || version };
    return (await unwrap(portal.api.PUT('/companies/{id}', { params: { path: { id } }, body }))).data;
  });
  showCompany(company, output, text);
  output.note(text('companies.edit.done', { name: company.name }));
}
