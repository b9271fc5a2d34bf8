import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { Argument, type Command, Option } from 'commander';
import { defineList } from '#terminal/lists/list.ts';
import { numberOf } from '#terminal/output/numbers.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

type StaffReport = components['schemas']['StaffReport'];

const statuses = ['sent', 'accepted', 'done', 'returned', 'cancelled'] satisfies StaffReport['status'][];
const kinds = [
  ...(['hire', 'change', 'termination', 'absence', 'worktime', 'bonus'] as const),
] satisfies StaffReport['kind'][];
const moves = ['accepted', 'done', 'returned', 'cancelled'] satisfies StaffReport['status'][];

interface MoveFlags {
  expectVersion: string;
  remark?: string;
}

export function defineStaffReportList(reports: Command, tools: Tools): void {
  const { text } = tools;
  defineList<StaffReport>(reports, tools, {
    name: 'staff.list',
    examples: ['biuro staff-reports list --open', 'biuro staff-reports list --kind hire --company 9900000112 --json'],
    request: { search: 'staff.list.search', sort: 'staff.list.sort' },
    filters: [
      { option: new Option('--open', text('staff.filter.open')), key: 'open' },
      { option: new Option('--status <status>', text('tasks.filter.status')).choices(statuses), key: 'status' },
      { option: new Option('--kind <kind>', text('staff.filter.kind')).choices(kinds), key: 'kind' },
      { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
    ],
    read: ({ api }, query) => unwrap(api.GET('/staff-reports', { params: { query } })),
    headings: ['tasks.company', 'staff.kind', 'staff.employee', 'staff.from', 'tasks.status'],
    cells: ({ company, kind, employee, date_from, date_to, status }, words) => [
      company.name,
      words(`report.${kind}`),
      employee?.name ?? '',
      [date_from, date_to].filter(Boolean).join('–'),
      words(`report-status.${status}`),
    ],
    record: ({ id, company, kind, employee, date_from, date_to, status, version, created_at }) => [
      id,
      company.name,
      kind,
      employee?.name ?? '',
      date_from ?? '',
      date_to ?? '',
      status,
      String(version),
      created_at,
    ],
  });
}

export function defineStaffReportStatus(reports: Command, tools: Tools): void {
  const { text } = tools;
  const status = reports
    .command('status')
    .argument('<report>', text('staff.which'))
    .addArgument(new Argument('<status>', text('tasks.status.to')).choices(moves))
    .description(text('staff.status.summary'))
    .requiredOption('--expect-version <number>', text('staff.status.version'))
    .option('--remark <text>', text('staff.status.remark'))
    .action(actionOf(tools, moveReport));
  addExamples(status, tools, [
    'biuro staff-reports status 0190a000-0000-7000-8000-00000000000f accepted --expect-version 1',
    "biuro staff-reports status 0190a000-0000-7000-8000-00000000000f returned --expect-version 1 --remark 'Brak PESEL-u'",
  ]);
}

async function moveReport(
  { withPortal, output, text }: Context,
  { expectVersion, remark }: MoveFlags,
  id = '',
  name = '',
): Promise<void> {
  const to = moves.find((known) => known === name) ?? 'accepted';
  const body = { to, version: numberOf('--expect-version', expectVersion, text), ...(remark && { remark }) };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.POST('/staff-reports/{id}/status', { params: { path: { id }, header }, body }));
  });
  output.show(data, () =>
    output.card([
      [text('tasks.company'), data.company.name],
      [text('staff.kind'), text(`report.${data.kind}`)],
      [text('staff.employee'), data.employee?.name ?? null],
      [text('tasks.status'), text(`report-status.${data.status}`)],
      [text('staff.remark'), data.remark],
      ...data.hours.map(({ employee, hours, deleted }): [string, string] => [
        deleted ? text('staff.hours.gone', { name: employee.name }) : employee.name,
        text('staff.hours', { hours }),
      ]),
      ...data.warnings.map((warning): [string, string] => [text('staff.warning'), text(`staff.warning.${warning}`)]),
      [text('tasks.version'), String(data.version)],
    ]),
  );
}
