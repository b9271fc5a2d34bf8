import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import type { Context } from './app/context.ts';
import { UsageError } from './app/mistakes.ts';
import { does, shows, type Tools } from './app/tools.ts';
import { findCompany, showCompany } from './companies-get.ts';
import { numberOf } from './app/numbers.ts';

type Schemas = components['schemas'];

interface CompanyFlags {
  name?: string;
  nip?: string;
  type?: Schemas['CompanyType'];
  lifecycle?: Schemas['Lifecycle'];
  owner?: string;
  city?: string;
  email?: string;
  phone?: string;
}

interface EditFlags extends CompanyFlags {
  expectVersion?: string;
}

const types = ['jdg', 'sc', 'sj', 'sp', 'sk', 'ska', 'zoo', 'psa', 'sa', 'foundation', 'association', 'community', 'farmer', 'other'] as const satisfies Schemas['CompanyType'][];
const lifecycles = ['prospect', 'onboarding', 'active', 'suspended', 'notice', 'ended'] as const satisfies Schemas['Lifecycle'][];

export function defineCreate(companies: Command, tools: Tools): void {
  const create = companies.command('create').description(tools.text('companies.create.summary'));
  for (const option of optionsOf(tools)) {
    create.addOption(option.makeOptionMandatory(['--name', '--nip', '--type'].includes(option.long ?? '')));
  }
  create.action(does(tools, createCompany));
  shows(create, tools, [
    "biuro companies create --name 'Delta s.c.' --nip 0000123004 --type sc",
    "biuro companies create --name 'Alfa sp. z o.o.' --nip 0000456007 --type zoo --city Łódź --json",
  ]);
}

export function defineEdit(companies: Command, tools: Tools): void {
  const { text } = tools;
  const edit = companies.command('edit').description(text('companies.edit.summary')).argument('<company>', text('companies.which'));
  for (const option of optionsOf(tools)) edit.addOption(option);
  edit.option('--expect-version <number>', text('companies.edit.version')).action(does(tools, editCompany));
  shows(edit, tools, [
    'biuro companies edit 0000123004 --city Łódź',
    "biuro companies edit 0000123004 --phone '' --expect-version 3",
  ]);
}

function optionsOf({ text }: Tools): Option[] {
  return [
    new Option('--name <name>', text('companies.option.name')),
    new Option('--nip <nip>', text('companies.option.nip')),
    new Option('--type <type>', text('companies.option.type')).choices(types),
    new Option('--lifecycle <stage>', text('companies.option.lifecycle')).choices(lifecycles),
    new Option('--owner <id>', text('companies.option.owner')),
    new Option('--city <city>', text('companies.option.city')),
    new Option('--email <email>', text('companies.option.email')),
    new Option('--phone <phone>', text('companies.option.phone')),
  ];
}

async function createCompany({ withPortal, output, text }: Context, flags: CompanyFlags & Pick<Schemas['NewCompany'], never>): Promise<void> {
  const { name = '', nip = '', type = 'other' } = flags; // commander has insisted on these three
  const body = { ...changesOf(flags), name, vat_number: nip, company_type: type };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.POST('/companies', { params: { header }, body }));
  });
  showCompany(data, output, text);
  output.note(text('companies.create.done', { name: data.name }));
}

async function editCompany({ withPortal, output, text }: Context, flags: EditFlags, which = ''): Promise<void> {
  const changes = changesOf(flags);
  if (Object.keys(changes).length === 0) throw new UsageError(text('companies.edit.nothing'));
  const expected = flags.expectVersion === undefined ? null : numberOf('--expect-version', flags.expectVersion, text);

  const company = await withPortal(async (portal) => {
    const { id, owner, created_at: _, updated_at: __, ...values } = await findCompany(portal, which, text);
    const body = { ...values, owner_id: owner?.id ?? null, ...changes, version: expected ?? values.version };
    return (await unwrap(portal.api.PUT('/companies/{id}', { params: { path: { id } }, body }))).data;
  });
  showCompany(company, output, text);
  output.note(text('companies.edit.done', { name: company.name }));
}
