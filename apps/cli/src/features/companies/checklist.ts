import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { Argument, type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

type Key = components['schemas']['CompanyChecklist']['data']['items'][number]['key'];

const keys = [
  ...(['contract', 'data_processing', 'aml', 'upl1', 'zus_pel', 'ksef', 'power_of_attorney'] as const),
  ...(['bank_accounts', 'tax_accounts', 'previous_documents', 'opening_balances', 'contacts'] as const),
  ...(['training', 'profile_survey', 'last_period', 'handover', 'revoke_powers', 'documents_export'] as const),
  ...(['final_charges', 'access_end'] as const),
] satisfies Key[];

interface ChecklistFlags {
  done?: true;
  waive?: string;
  open?: true;
}

export function defineChecklist(companies: Command, tools: Tools): void {
  const { text } = tools;
  const checklist = companies
    .command('checklist')
    .argument('<company>', text('companies.which'))
    .addArgument(new Argument('[item]', text('checklist.item')).choices(keys))
    .description(text('checklist.summary'))
    .addOption(new Option('--done', text('checklist.done')).conflicts(['waive', 'open']))
    .addOption(new Option('--waive <reason>', text('checklist.waive')).conflicts('open'))
    .option('--open', text('checklist.open'))
    .action(actionOf(tools, workOnChecklist));
  addExamples(checklist, tools, [
    'biuro companies checklist 9900000112',
    "biuro companies checklist 9900000112 ksef --waive 'Firma zwolniona'",
  ]);
}

/** With an item it changes that item; then it shows the list. */
async function workOnChecklist(context: Context, flags: ChecklistFlags, which = '', name?: string): Promise<void> {
  const { withPortal, output, text } = context;
  const item = keys.find((key) => key === name);
  const change = changeOf(flags);
  if ((item === undefined) !== (change === null)) throw new UsageError(text('checklist.both'));

  const answer = await withPortal(async (portal) => {
    const id = await findCompanyId(portal, which, text);
    if (item === undefined || change === null) {
      return unwrap(portal.api.GET('/companies/{id}/checklist', { params: { path: { id } } }));
    }
    const path = { id, item };
    return unwrap(portal.api.PUT('/companies/{id}/checklist/{item}', { params: { path }, body: change }));
  });
  const { items } = answer.data;
  output.show(answer, () =>
    output.forPeople
      ? output.table(
          [text('checklist.key'), text('checklist.what'), text('checklist.state'), text('checklist.by')],
          items.map(({ key, state, required, reason, at, by }) => [
            key,
            text(`checklist.${key}`),
            text(state === 'open' && required ? 'checklist.state.required' : `checklist.state.${state}`),
            [reason ?? '', by ?? '', timeText(at)].filter(Boolean).join(', '),
          ]),
        )
      : output.tabSeparated(
          items.map(({ key, state, required, reason, at, by }) => [
            key,
            state,
            String(required),
            reason ?? '',
            by ?? '',
            at ?? '',
          ]),
        ),
  );
}

function changeOf({ done, waive, open }: ChecklistFlags) {
  if (done) return { state: 'done' as const };
  if (waive !== undefined) return { state: 'waived' as const, reason: waive };
  return open ? { state: 'open' as const } : null;
}
