import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { sumOf } from '@biuro/core/lib/money.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import type { Part } from '#platform/mail/letter-html.ts';
import messages from './messages.json' with { type: 'json' };
import { leftOf, noon, owedOf, paymentList, zlotys } from './notice-lines.ts';
import { monthOf } from './notice-period.ts';
import { paymentPath } from './notice-target.ts';
import type { DueNotice, Payment } from './notices-queries.ts';

/** What a client has to pay by a notice. */
interface Bill {
  /** What is due first stands first. */
  payments: [Payment, ...Payment[]];
  sum: string;
  due: string;
}

/** Undefined where nothing is to be paid, or the notice speaks of something else. */
export function billOf(notice: DueNotice): Bill | undefined {
  const [first, ...others] = paymentsOf(notice).filter(({ result }) => result === 'payable');
  if (!first) return undefined;
  const payments: Bill['payments'] = [first, ...others];
  return { payments, sum: sumOf(payments.map(leftOf)), due: first.due_date };
}

function paymentsOf(notice: DueNotice): Payment[] {
  const { event, liability_id: id, kind, partner, result, amount, paid_amount, due_date, account } = notice;
  if (event === 'taxes_ready') return notice.payments ?? [];
  if (event !== 'tax_due' && event !== 'tax_overdue') return [];
  if (id === null || kind === null || result === null || amount === null || due_date === null) return [];
  return [{ id, kind, partner, result, amount, paid_amount, due_date, account }];
}

/** A bill as a client reads it: sum and term, the way to pay, and each transfer. */
export function partsOfBill({ payments, sum, due }: Bill, notice: DueNotice, locale: Locale, portal: string): Part[] {
  const text = createText(messages, locale);
  const [first] = payments;
  const month = monthOf(notice.period ?? '', locale);
  const single = notice.event !== 'taxes_ready';
  const sameDay = payments.every(({ due_date }) => due_date === due);
  const below = notice.event === 'tax_overdue' ? 'pay.late' : sameDay ? 'pay.by' : 'pay.first';
  const others = (notice.payments ?? []).filter(({ result }) => result !== 'payable');
  return [
    {
      type: 'figure',
      above: single ? text('pay.above.one', { kind: owedOf(first, text), month }) : text('pay.above', { month }),
      value: zlotys(sum, locale),
      below: text(below, { due: noon(due) }),
    },
    { type: 'button', label: text('pay'), address: portal + paymentPath(first.id), note: text('pay.note') },
    {
      type: 'rows',
      rows: payments.map((payment) => ({
        name: owedOf(payment, text),
        detail: detailOf(payment, locale, sameDay),
        amount: zlotys(leftOf(payment), locale),
      })),
      ...(payments.length > 1 && {
        total: { name: text('pay.total', { n: payments.length }), amount: zlotys(sum, locale) },
      }),
    },
    ...(others.length > 0 ? [{ type: 'text' as const, text: resultsOf(others, locale) }] : []),
    { type: 'note', text: text('pay.accounts') },
  ];
}

/** The day only where each has its own. */
function detailOf({ account, due_date }: Payment, locale: Locale, sameDay: boolean): string {
  const text = createText(messages, locale);
  if (sameDay && account !== null) return formatNrb(account);
  const due = noon(due_date);
  return account === null ? text('pay.row.no_account', { due }) : text('pay.row', { account: formatNrb(account), due });
}

/** What is refunded, carried forward or nothing. */
const resultsOf = (payments: Payment[], locale: Locale) =>
  paymentList(payments, createText(messages, locale), locale)
    .split('\n')
    .slice(0, payments.length)
    .map((line) => line.replace(/^– /, ''))
    .join('\n');
