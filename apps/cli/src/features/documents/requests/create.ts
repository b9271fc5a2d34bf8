import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import { documentKinds } from '#terminal/prompts/choices.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { monthOf } from '#terminal/time.ts';
import { showRequest } from './request.ts';

type NewItem = components['schemas']['NewDocumentRequestItem'];

interface CreateFlags {
  company: string[];
  month: string;
  due: string;
  title: string;
  description?: string;
  item: string[];
  kind?: (typeof documentKinds)[number];
  template?: string;
  copyLastMonth?: true;
}

const several = (value: string, before: string[]) => [...before, value];

export function defineCreate(requests: Command, tools: Tools): void {
  const { text } = tools;
  const create = requests
    .command('create')
    .description(text('requests.create.summary'))
    .option('--company <company>', text('requests.create.company'), several, [])
    .requiredOption('--month <month>', text('documents.upload.month'))
    .requiredOption('--due <date>', text('requests.create.due'))
    .requiredOption('--title <text>', text('requests.create.title'))
    .option('--description <text>', text('requests.create.description'))
    .option('--item <text>', text('requests.create.item'), several, [])
    .addOption(new Option('--kind <kind>', text('requests.create.kind')).choices(documentKinds))
    .option('--template <name>', text('requests.create.template'))
    .option('--copy-last-month', text('requests.create.copy'))
    .action(actionOf(tools, createRequests));
  addExamples(create, tools, [
    "biuro requests create --company 9900000112 --month 2026-11 --due 2026-12-05 --title 'Dokumenty za listopad' --item 'Wyciąg bankowy'",
    "biuro requests create --company 9900000112 --month 2026-12 --due 2027-01-05 --title 'Dokumenty za grudzień' --copy-last-month",
  ]);
}

async function createRequests({ withPortal, output, text }: Context, flags: CreateFlags): Promise<void> {
  const month = monthOf('--month', flags.month, text);
  const { title, description, due: due_date } = flags;
  if (flags.company.length === 0) throw new UsageError(text('requests.create.no-company'));
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const data = await withPortal(async (portal) => {
    portal.person();
    const company_ids: string[] = [];
    for (const company of flags.company) company_ids.push(await findCompanyId(portal, company, text));
    const items = await itemsOf(portal, flags, { company: company_ids[0] ?? '', month }, text);
    if (items.length === 0) throw new UsageError(text('requests.create.no-item'));
    const body = { company_ids, month, title, due_date, items, ...(description && { description }) };
    return (await unwrap(portal.api.POST('/document-requests', { params: { header }, body }))).data;
  });
  const [first] = data;
  if (data.length === 1 && first) showRequest(first, output, text);
  else output.show(data, () => output.tabSeparated(data.map(({ id, company }) => [id, company.name])));
  output.note(text('requests.create.done', { n: data.length }));
}

/** Those of a template, those of the month before, and those that were typed. */
async function itemsOf(
  portal: OpenPortal,
  { item, kind, template, copyLastMonth }: CreateFlags,
  { company, month }: { company: string; month: string },
  text: Words,
): Promise<NewItem[]> {
  return [
    ...(template === undefined ? [] : await itemsOfTemplate(portal, template, text)),
    ...(copyLastMonth ? await itemsBefore(portal, company, month) : []),
    ...item.map((label) => ({ label, ...(kind && { kind }) })),
  ];
}

async function itemsOfTemplate({ api }: OpenPortal, name: string, text: Words): Promise<NewItem[]> {
  const { data } = await unwrap(api.GET('/document-requests/templates', {}));
  const found = data.find((template) => template.name === name || template.id === name);
  if (!found) throw new UsageError(text('requests.create.no-template', { value: name }));
  return found.items;
}

async function itemsBefore({ api }: OpenPortal, company_id: string, month: string): Promise<NewItem[]> {
  const query = { filters: { company_id, month: shiftPeriod(month, -1) }, limit: 100 };
  const { data } = await unwrap(api.GET('/document-requests', { params: { query } }));
  const asked = data.filter(({ status }) => status !== 'withdrawn').flatMap(({ items }) => items);
  return asked.map(({ label, kind }) => ({ label, kind }));
}
