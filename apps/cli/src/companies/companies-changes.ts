import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { Argument, type Command } from 'commander';
import type { Context } from '../app/context.ts';
import { findCompanyId } from '../app/find-company.ts';
import type { OpenPortal } from '../app/portal.ts';
import { noSuchRecord } from '../app/record-id.ts';
import { does, shows, type Tools } from '../app/tools.ts';

type ChangeRequest = components['schemas']['ChangeRequest'];

export function defineChanges(companies: Command, tools: Tools): void {
  const { text } = tools;
  const changes = companies
    .command('changes')
    .argument('<company>', text('companies.which'))
    .description(text('changes.summary'))
    .action(does(tools, listChanges));
  shows(changes, tools, ['biuro companies changes 0000123004', 'biuro companies changes 0000123004 --json']);
}

export function defineDecide(companies: Command, tools: Tools): void {
  const { text } = tools;
  const decide = companies
    .command('decide')
    .argument('<company>', text('companies.which'))
    .addArgument(new Argument('<decision>', text('decide.decision')).choices(['accept', 'refuse']))
    .description(text('decide.summary'))
    .option('--reason <text>', text('decide.reason'))
    .action(does(tools, decideChange));
  shows(decide, tools, [
    'biuro companies decide 0000123004 accept',
    "biuro companies decide 0000123004 refuse --reason 'To numer prywatny'",
  ]);
}

const read = async ({ api }: OpenPortal, id: string) =>
  unwrap(api.GET('/companies/{id}/change-requests', { params: { path: { id } } }));

async function listChanges({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const answer = await withPortal(async (portal) => read(portal, await findCompanyId(portal, which, text)));
  const rows = answer.data.flatMap((request) => linesOf(request, text('changes.note')));
  output.show(answer, () =>
    output.forPeople && rows.length > 0
      ? output.table(
          (['changes.status', 'changes.field', 'changes.before', 'changes.after'] as const).map((id) => text(id)),
          rows.map(({ status, field, before, after }) => [text(`changes.status.${status}`), field, before, after]),
        )
      : output.tabSeparated(rows.map(({ id, status, field, before, after }) => [id, status, field, before, after])),
  );
  if (rows.length === 0) output.note(text('changes.none'));
}

type Line = Record<'id' | 'field' | 'before' | 'after', string> & Pick<ChangeRequest, 'status'>;

/** A line for each field, and one for what the client wrote. */
const linesOf = ({ id, status, changes, note }: ChangeRequest, noted: string): Line[] => [
  ...changes.map(({ field, before, after }) => ({
    id,
    status,
    field,
    before: before.join('; '),
    after: after.join('; '),
  })),
  ...(note ? [{ id, status, field: noted, before: '', after: note }] : []),
];

async function decideChange(
  { withPortal, output, text }: Context,
  { reason }: { reason?: string },
  which = '',
  word = '',
): Promise<void> {
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const decision = word === 'accept' ? 'accept' : 'refuse';
  const { data } = await withPortal(async (portal) => {
    const id = await findCompanyId(portal, which, text);
    const waiting = (await read(portal, id)).data.find(({ status }) => status === 'sent');
    if (!waiting) throw noSuchRecord(text('decide.nothing'));
    const params = { path: { id, request_id: waiting.id }, header };
    const body = { decision, version: waiting.version, ...(reason && { reason }) } as const;
    return unwrap(portal.api.POST('/companies/{id}/change-requests/{request_id}/decision', { params, body }));
  });
  output.show(data, () => output.tabSeparated([[data.id, data.status]]));
  output.note(text(`decide.${decision}`));
}
