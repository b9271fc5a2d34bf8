import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { moneyText } from '#terminal/output/numbers.ts';
import type { Output } from '#terminal/output/output.ts';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { timeText } from '#terminal/time.ts';
import { type Liability, liabilityText } from './liability.ts';

export function showLiability(liability: Liability, output: Output, text: Words): void {
  output.show(liability, () =>
    output.sections([
      [`${liabilityText(liability, text)}, ${liability.company.name}`, factsOf(liability, text)],
      [text('liabilities.part.transfer'), transferOf(liability, text)],
      [text('liabilities.part.basis'), liability.basis.map(({ label, value }): Fact => [label, value])],
      [text('liabilities.part.waiting'), waitingOf(liability, text)],
      [text('liabilities.part.correction'), correctionOf(liability, text)],
      [text('liabilities.part.course'), courseOf(liability, text)],
    ]),
  );
}

const money = (amount: string | null) => amount && moneyText(amount);

const factsOf = ({ amount, result, status, ...liability }: Liability, text: Words): Fact[] => [
  [text('liabilities.amount'), money(amount)],
  [text('liabilities.result'), result && text(`result.${result}`)],
  [text('tasks.status'), text(`amount.${status}`)],
  [text('liabilities.due'), liability.overdue ? `${liability.due_date} (${text('late.now')})` : liability.due_date],
  [text('liabilities.statutory'), liability.statutory_date === liability.due_date ? null : liability.statutory_date],
  [text('liabilities.due-reason'), liability.due_reason],
  [text('liabilities.task'), liability.task.title],
  [text('tasks.id'), liability.id],
  [text('tasks.version'), String(liability.version)],
];

const transferOf = (
  { recipient, account, title, transfer_symbol, transfer_period }: Liability,
  text: Words,
): Fact[] => [
  [text('liabilities.recipient'), recipient],
  [text('liabilities.account'), account && formatNrb(account)],
  [text('liabilities.title'), title],
  [text('liabilities.symbol'), transfer_symbol],
  [text('liabilities.transfer-period'), transfer_period],
];

const waitingOf = ({ waiting }: Liability, text: Words): Fact[] =>
  waiting === null
    ? []
    : [
        [text('liabilities.before'), money(waiting.before)],
        [text('liabilities.after'), money(waiting.after)],
        [text('liabilities.difference'), money(waiting.difference)],
        [text('liabilities.reason'), waiting.reason],
        [text('liabilities.asked-by'), [waiting.by?.name, timeText(waiting.at)].filter(Boolean).join(', ')],
        [text('tasks.reviewer'), waiting.reviewer?.name ?? null],
      ];

const correctionOf = ({ correction }: Liability, text: Words): Fact[] =>
  correction === null
    ? []
    : [
        [text('liabilities.before'), money(correction.before)],
        [text('liabilities.after'), money(correction.after)],
        [text('liabilities.difference'), money(correction.difference)],
        [text('liabilities.reason'), correction.reason],
        [text('liabilities.corrected'), timeText(correction.at)],
      ];

const courseOf = (
  { published_at, read_at, paid_at, paid_amount, proof, confirmed_at }: Liability,
  text: Words,
): Fact[] => [
  [text('liabilities.published'), timeText(published_at)],
  [text('liabilities.read'), timeText(read_at)],
  [text('liabilities.paid'), [paid_at, money(paid_amount)].filter(Boolean).join(', ')],
  [text('liabilities.proof'), proof?.name ?? null],
  [text('liabilities.confirmed'), timeText(confirmed_at)],
];
