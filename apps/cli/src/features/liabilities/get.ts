import { unwrap } from '@biuro/core/api/unwrap.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import type { Command } from 'commander';
import { moneyText } from '#terminal/output/numbers.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showLiability } from './card.ts';
import { findLiability, findLiabilityId } from './liability.ts';

export function defineGet(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const get = liabilities
    .command('get')
    .argument('<liability>', text('liabilities.which'))
    .description(text('liabilities.get.summary'))
    .action(actionOf(tools, getLiability));
  addExamples(get, tools, [
    'biuro liabilities get 9900000112/2026-10/vat',
    'biuro liabilities get 9900000112/2026-10/zus --json',
  ]);
}

export function defineTransfer(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const transfer = liabilities
    .command('transfer')
    .argument('<liability>', text('liabilities.which'))
    .description(text('liabilities.transfer.summary'))
    .action(actionOf(tools, showTransfer));
  addExamples(transfer, tools, [
    'biuro liabilities transfer 9900000112/2026-10/vat',
    'biuro liabilities transfer 9900000112/2026-10/vat --json',
  ]);
}

async function getLiability({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const liability = await withPortal((portal) => findLiability(portal, which, text));
  showLiability(liability, output, text);
}

async function showTransfer({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const { data } = await withPortal(async (portal) => {
    const id = await findLiabilityId(portal, which, text);
    return unwrap(portal.api.GET('/liabilities/{id}/transfer', { params: { path: { id } } }));
  });
  output.show(data, () =>
    output.card([
      [text('liabilities.recipient'), data.recipient],
      [text('liabilities.account'), formatNrb(data.account)],
      [text('liabilities.amount'), moneyText(data.amount)],
      [text('liabilities.title'), data.title],
      [text('liabilities.symbol'), data.symbol],
      [text('liabilities.transfer-period'), data.period],
      [text('liabilities.identifier'), data.identifier && `${data.identifier_type} ${data.identifier}`],
      [text('liabilities.code'), data.code],
    ]),
  );
  if (data.code_refused) output.note(data.code_refused);
}
