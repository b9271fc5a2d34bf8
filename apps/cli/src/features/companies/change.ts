import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { numberOf } from '#terminal/output/numbers.ts';
import type { Words } from '#terminal/output/words.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showCompany } from './card.ts';
import { companyOptions, givenValues } from './flags.ts';
import { findCompany } from './get.ts';

interface ManagerFlags {
  owner?: string;
  payrollOwner?: string;
  reviewer?: string;
}

type CreateFlags = ManagerFlags & { name: string; nip: string; type: 'jdg' };
type EditFlags = ManagerFlags & { expectVersion?: string };

const mandatory = ['--name', '--nip', '--type'];

const managerOptions = ({ text }: Tools) => [
  new Option('--owner <user>', text('companies.option.owner')),
  new Option('--payroll-owner <user>', text('companies.option.payroll-owner')),
  new Option('--reviewer <user>', text('companies.option.reviewer')),
];

export function defineCreate(companies: Command, tools: Tools): void {
  const create = companies.command('create').description(tools.text('companies.create.summary'));
  for (const option of [...companyOptions(tools.text), ...managerOptions(tools)]) {
    create.addOption(option.makeOptionMandatory(mandatory.includes(option.long ?? '')));
  }
  create.action(actionOf(tools, createCompany));
  addExamples(create, tools, [
    "biuro companies create --name 'Kometa s.c.' --nip 9909000013 --type sc",
    "biuro companies create --name 'Wenus sp. z o.o.' --nip 9909000036 --type zoo --owner ksiegowa@demo.example --json",
  ]);
}

export function defineEdit(companies: Command, tools: Tools): void {
  const { text } = tools;
  const edit = companies
    .command('edit')
    .argument('<company>', text('companies.which'))
    .description(text('companies.edit.summary'));
  for (const option of [...companyOptions(text, ['lifecycle']), ...managerOptions(tools)]) edit.addOption(option);
  edit.option('--expect-version <number>', text('companies.edit.version')).action(actionOf(tools, editCompany));
  addExamples(edit, tools, [
    'biuro companies edit 9900000112 --vat-status active --vat-period quarterly',
    "biuro companies edit 9900000112 --phone '' --expect-version 3",
  ]);
}

async function createCompany({ withPortal, output, text }: Context, flags: CreateFlags): Promise<void> {
  const { name, nip: vat_number, type: company_type } = flags;
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(async (portal) => {
    portal.person();
    const managers = await managersOf(portal, flags, text);
    const body = { ...givenValues(flags, text), ...managers, name, vat_number, company_type };
    return unwrap(portal.api.POST('/companies', { params: { header }, body }));
  });
  showCompany(data, output, text);
  output.note(text('companies.create.done', { name: data.name }));
}

/** Changes only the given fields. The server refuses when somebody else has changed the company. */
async function editCompany({ withPortal, output, text }: Context, flags: EditFlags, which = ''): Promise<void> {
  const { expectVersion, owner, payrollOwner } = flags;
  const changes = givenValues(flags, text);
  const nothing = Object.keys(changes).length === 0 && owner === undefined && payrollOwner === undefined;
  if (nothing) throw new UsageError(text('companies.edit.nothing'));
  const expected = expectVersion && numberOf('--expect-version', expectVersion, text);

  const { data } = await withPortal(async (portal) => {
    const { id, name, company_type, vat_number, version } = await findCompany(portal, which, text);
    const known = { name, company_type, vat_number, version: expected || version };
    const body = { ...known, ...changes, ...(await managersOf(portal, flags, text)) };
    return unwrap(portal.api.PUT('/companies/{id}', { params: { path: { id } }, body }));
  });
  showCompany(data, output, text);
  output.note(text('companies.edit.done', { name: data.name }));
}

/** Users by id or e-mail address; an empty text removes the manager. */
async function managersOf(portal: OpenPortal, { owner, payrollOwner, reviewer }: ManagerFlags, text: Words) {
  const idOf = async (which: string) => (which === '' ? null : findUserId(portal, which, text));
  return {
    ...(owner !== undefined && { owner_id: await idOf(owner) }),
    ...(payrollOwner !== undefined && { payroll_owner_id: await idOf(payrollOwner) }),
    ...(reviewer !== undefined && { reviewer_id: await idOf(reviewer) }),
  };
}
