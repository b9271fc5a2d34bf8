import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Context } from './app/context.ts';
import { UsageError } from './app/mistakes.ts';
import { numberOf } from './app/numbers.ts';
import type { OpenPortal } from './app/portal.ts';
import { does, shows, type Tools } from './app/tools.ts';
import type { Words } from './app/words.ts';

type Company = components['schemas']['Company'];
type Page = components['schemas']['CompanyPage'];
type Query = NonNullable<operations['listCompanies']['parameters']['query']>;

interface ListFlags {
  search?: string;
  sort?: string;
  page?: string;
  limit?: string;
  filter: string[];
  all?: true;
  my?: true;
  plain?: true;
}

const largest = 100;

export function defineList(companies: Command, tools: Tools): void {
  const { text } = tools;
  const list = companies
    .command('list')
    .description(text('companies.list.summary'))
    .option('--search <text>', text('companies.list.search'))
    .option('--sort <keys>', text('companies.list.sort'))
    .option('--page <number>', text('companies.list.page'))
    .option('--limit <number>', text('companies.list.limit'))
    .option('--filter <pair>', text('companies.list.filter'), (pair, pairs: string[]) => [...pairs, pair], [])
    .option('--all', text('companies.list.all'))
    .option('--my', text('companies.list.my'))
    .option('--plain', text('companies.list.plain'))
    .action(does(tools, listCompanies));
  shows(list, tools, [
    'biuro companies list --search lodz --sort name',
    'biuro companies list --filter lifecycle=active --all --json',
  ]);
}

async function listCompanies({ withPortal, output, text }: Context, flags: ListFlags): Promise<void> {
  const query = queryOf(flags, text);
  const page = await withPortal((portal) => {
    portal.person();
    if (flags.my) return readMine(portal);
    return flags.all ? readAll(portal, query) : readPage(portal, query);
  });
  const asTable = output.forPeople && !flags.plain;
  output.show(page, () => (asTable ? tableOf(page, output, text) : output.tabSeparated(page.data.map(recordOf))));
  if (asTable && !output.json) output.note(rangeOf(page, text));
}

function queryOf({ search, sort, page, limit, filter }: ListFlags, text: Words): Query {
  const filters = Object.fromEntries(filter.map((pair) => pairOf(pair, text)));
  return {
    ...(search && { search }),
    ...(sort && {
      sort: sort
        .split(',')
        .map((key) => (key.includes(':') ? key : `${key}:asc`))
        .join(','),
    }),
    ...(page && { page: numberOf('--page', page, text) }),
    ...(limit && { limit: numberOf('--limit', limit, text) }),
    ...(filter.length > 0 && { filters }), // the server says which keys and values it knows
  };
}

function pairOf(pair: string, text: Words): [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new UsageError(text('usage.pair', { flag: '--filter', value: pair }));
  return [pair.slice(0, at), pair.slice(at + 1)];
}

function readPage({ api }: OpenPortal, query: Query): Promise<Page> {
  return unwrap(api.GET('/companies', { params: { query } }));
}

async function readMine({ api }: OpenPortal): Promise<Page> {
  const { data } = await unwrap(api.GET('/companies/my'));
  return { data, meta: { page: 1, limit: data.length, total: data.length } };
}

async function readAll(portal: OpenPortal, query: Query): Promise<Page> {
  const data: Company[] = [];
  for (let page = 1; ; page += 1) {
    const next = await readPage(portal, { ...query, page, limit: largest });
    data.push(...next.data);
    if (next.data.length < largest) return { data, meta: { page: 1, limit: data.length, total: data.length } };
  }
}

function tableOf({ data }: Page, output: Context['output'], text: Words): string {
  if (data.length === 0) return '';
  const headings = ['name', 'nip', 'type', 'lifecycle', 'owner', 'city'] as const;
  const rows = data.map(({ name, vat_number, company_type, lifecycle, owner, city }) => [
    name,
    vat_number,
    text(`type.${company_type}`),
    text(`lifecycle.${lifecycle}`),
    owner?.name ?? '',
    city ?? '',
  ]);
  return output.table(
    headings.map((heading) => text(`companies.${heading}`)),
    rows,
  );
}

/** For programs: keys instead of words, which change with the language. */
function recordOf({ id, vat_number, name, company_type, lifecycle, owner, city }: Company): string[] {
  return [id, vat_number, name, company_type, lifecycle, owner?.name ?? '', city ?? ''];
}

function rangeOf({ data, meta: { page, limit, total } }: Page, text: Words): string {
  if (data.length === 0) return text('companies.list.none');
  const from = (page - 1) * limit + 1;
  const to = from + data.length - 1;
  const range = text('companies.list.range', { from, to, total });
  return to < total ? text('companies.list.next', { range, page: page + 1 }) : range;
}
