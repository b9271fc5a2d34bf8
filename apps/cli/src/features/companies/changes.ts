import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { Argument, type Command } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import { findCompanyId, noSuchRecord } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

type ChangeRequest = components['schemas']['ChangeRequest'];

export function defineChanges(companies: Command, tools: Tools): void {
  const { text } = tools;
  const changes = companies
    .command('changes')
    .argument('<company>', text('companies.which'))
    .description(text('changes.summary'))
    .action(actionOf(tools, listChanges));
  addExamples(changes, tools, ['biuro companies changes 9900000112', 'biuro companies changes 9900000112 --json']);
}

export function defineDecide(companies: Command, tools: Tools): void {
  const { text } = tools;
  const decide = companies
    .command('decide')
    .argument('<company>', text('companies.which'))
    .addArgument(new Argument('<decision>', text('decide.decision')).choices(['accept', 'refuse']))
    .description(text('decide.summary'))
    .option('--reason <text>', text('decide.reason'))
    .action(actionOf(tools, decideChange));
  addExamples(decide, tools, [
    'biuro companies decide 9900000112 accept',
    "biuro companies decide 9900000112 refuse --reason 'To numer prywatny'",
  ]);
}

const read = async ({ api }: OpenPortal, id: string) =>
  unwrap(api.GET('/companies/{id}/change-requests', { params: { path: { id } } }));

async function listChanges({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const answer = await withPortal(async (portal) => read(portal, await findCompanyId(portal, which, text)));
  const lines = answer.data.flatMap(linesOf);
  output.show(answer, () =>
    output.forPeople && lines.length > 0
      ? output.table(
          (['changes.status', 'changes.field', 'changes.before', 'changes.after'] as const).map((id) => text(id)),
          lines.map((line) => shownOf(line, text)),
        )
      : output.tabSeparated(
          lines.map(({ id, status, field, before, after }) => [id, status, field, before.join('; '), after.join('; ')]),
        ),
  );
  if (lines.length === 0) output.note(text('changes.none'));
}

interface Line extends Pick<ChangeRequest, 'id' | 'status'>, Record<'before' | 'after', string[]> {
  /** The client's remark has a line, too. */
  field: ChangeRequest['changes'][number]['field'] | 'note';
}

const linesOf = ({ id, status, changes, note }: ChangeRequest): Line[] => [
  ...changes.map((change) => ({ id, status, ...change })),
  ...(note ? [{ id, status, field: 'note' as const, before: [], after: [note] }] : []),
];

/** Values as the portal shows them. */
function shownOf({ status, field, before, after }: Line, text: Words): string[] {
  const shown = (values: string[]) =>
    values.map((value) => (field === 'bank_accounts' ? formatNrb(value) : value)).join('; ');
  const label = field === 'note' ? text('changes.note') : text(`changes.field.${field}`);
  return [text(`changes.status.${status}`), label, shown(before), shown(after)];
}

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
