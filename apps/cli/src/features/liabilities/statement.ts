import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { UploadSource } from '@biuro/core/upload/upload-context.ts';
import type { Command } from 'commander';
import { showBulk } from '#terminal/lists/bulk-answer.ts';
import { moneyText } from '#terminal/output/numbers.ts';
import { whileWaiting } from '#terminal/output/progress.ts';
import type { Words } from '#terminal/output/words.ts';
import { readSource } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { uploadFile } from '#terminal/session/upload-file.ts';
import { confirmPayments } from './confirm.ts';
import { liabilityText } from './liability.ts';

type Statement = components['schemas']['StatementAnswer']['data'];
type Line = Statement['lines'][number];

interface StatementFlags {
  confirmCertain?: true;
}

export function defineStatement(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const statement = liabilities
    .command('statement')
    .argument('<file>', text('statement.file'))
    .description(text('statement.summary'))
    .option('--confirm-certain', text('statement.confirm'))
    .action(actionOf(tools, readStatement));
  addExamples(statement, tools, [
    'biuro liabilities statement wyciag.mt940',
    'biuro liabilities statement wyciag.csv --confirm-certain',
  ]);
}

/** Payments are confirmed only with this flag; without it the proposals are shown. */
async function readStatement(context: Context, { confirmCertain }: StatementFlags, file = ''): Promise<void> {
  const { withPortal, text } = context;
  const source = await readSource(context, file);
  const { statement, confirmed } = await withPortal(async (portal) => {
    portal.person();
    const { data } = await whileWaiting(context, text('import.sending'), readAt(portal, source));
    const payments = confirmCertain ? paymentsOf(data) : [];
    return { statement: data, confirmed: payments.length > 0 ? await confirmPayments(portal, payments) : null };
  });
  if (confirmed) return showBulk(context, confirmed);
  showStatement(context, statement);
}

async function readAt(portal: OpenPortal, source: UploadSource) {
  const body = await uploadFile(portal, source, 'bank_statement');
  return unwrap(portal.api.POST('/bank-statements', { body }));
}

/** Each liability once, with its first transfer. */
function paymentsOf({ lines }: Statement) {
  const certain = lines.flatMap(({ certainty, liability, date, amount }) =>
    certainty === 'certain' && liability && liability.status !== 'confirmed'
      ? [{ liability_id: liability.id, paid_at: date, amount: amount.replace(/^-/, '') }]
      : [],
  );
  return [...new Map(certain.toReversed().map((payment) => [payment.liability_id, payment])).values()].toReversed();
}

function showStatement({ output, text }: Context, statement: Statement): void {
  const { lines, rejected } = statement;
  const headings = ['date', 'amount', 'counterparty', 'proposal', 'certainty'] as const;
  output.show(statement, () =>
    output.forPeople && lines.length > 0
      ? output.table(
          headings.map((heading) => text(`statement.${heading}`)),
          lines.map((line) => [
            line.date,
            moneyText(line.amount),
            line.counterparty,
            proposalOf(line, text),
            certaintyOf(line, text),
          ]),
        )
      : output.tabSeparated(lines.map(recordOf)),
  );
  for (const { message } of rejected) output.note(message);
  output.note(text('statement.found', { n: lines.filter(({ liability }) => liability).length, lines: lines.length }));
  if (lines.length > 0 || rejected.length === 0) return;
  throw new ApiError({ kind: 'rejected', code: 'rows_rejected', message: text('statement.none') });
}

const proposalOf = ({ liability }: Line, text: Words) =>
  liability ? `${liabilityText(liability, text)}, ${liability.company.name}` : '';

function certaintyOf({ liability, certainty, contradictions }: Line, text: Words): string {
  if (!liability) return '';
  const why = contradictions.map((contradiction) => text(`contradiction.${contradiction}`)).join(', ');
  return why === '' ? text(`certainty.${certainty}`) : `${text(`certainty.${certainty}`)}: ${why}`;
}

const recordOf = ({ liability, certainty, reasons, contradictions, line, date, amount, ...party }: Line) => [
  liability?.id ?? '',
  certainty,
  reasons.join(','),
  String(line),
  date,
  amount,
  party.counterparty,
  party.account ?? '',
  party.title,
  contradictions.join(','),
];
