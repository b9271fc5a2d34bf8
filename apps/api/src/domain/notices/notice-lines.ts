import type { Locale, Text } from '@biuro/core/i18n/text.ts';
import { noonOf } from '@biuro/core/lib/date.ts';
import { differenceOf } from '@biuro/core/lib/money.ts';
import type messages from './messages.json';
import type { DueNotice, Payment, Rejection } from './notices-queries.ts';

export type Words = Text<typeof messages>;

export const zlotys = (amount: string, locale: Locale) =>
  new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
    style: 'currency',
    currency: 'PLN',
    // By default Polish numbers of four digits are not grouped.
    useGrouping: 'always',
  }).format(Number(amount));

/** Any day when there is none: the sentences of such a notice do not name it. */
export const noon = (day: string | null) => noonOf(day ?? '1970-01-01');

type Owed = Pick<Payment, 'amount' | 'paid_amount'>;

/** What is left to pay. */
export const leftOf = ({ amount, paid_amount }: Owed): string => differenceOf(amount, paid_amount ?? '0.00');

/** The database checks the codes; each has a message. */
const kindOf = (kind: string, text: Words) => text(`kind.${kind}` as Parameters<Words>[0]);

/** The tax, and the partner who owes it: "PIT – Jan Kowalski". */
export const owedOf = ({ kind, partner }: Pick<Payment, 'kind' | 'partner'>, text: Words) =>
  partner === null ? kindOf(kind, text) : `${kindOf(kind, text)} – ${partner.replaceAll(/\s+/g, ' ')}`;

/** The result of each tax, also of those with nothing to pay. */
export function paymentList(payments: Payment[], text: Words, locale: Locale): string {
  const lines = payments.map((payment) => {
    const kind = owedOf(payment, text);
    if (payment.result !== 'payable')
      return text(`line.${payment.result}`, { kind, amount: zlotys(payment.amount, locale) });
    return text('line.payment', { kind, amount: zlotys(leftOf(payment), locale), due: noon(payment.due_date) });
  });
  const due = payments.some(({ result }) => result === 'payable');
  return [...lines, ...(due ? [] : [text('line.nothing_due')])].join('\n');
}

/** The change of an amount, and what it means for a client who has already paid. */
export function correctionLine(
  notice: DueNotice,
  text: Words,
  locale: Locale,
  values: Record<string, string | number | Date>,
): string {
  const { amount, paid_amount, result } = notice;
  if (amount === null || result === null) return '';
  const change =
    result === 'payable'
      ? text('line.tax_corrected', values)
      : text('line.tax_corrected_result', { ...values, outcome: text(`outcome.${result}`, values) });
  if (paid_amount === null) return change;
  const rest = differenceOf(paid_amount, result === 'payable' ? amount : '0.00');
  const sign = Math.sign(Number(rest));
  const id = sign > 0 ? 'paid.more' : sign < 0 ? 'paid.less' : 'paid.exact';
  return change + text(id, { paid: zlotys(paid_amount, locale), rest: zlotys(rest.replace('-', ''), locale) });
}

const MOST = 10;

/** Each entry with the reason of its rejection; of many, the first ten and the number of the others. */
export function rejectionList(rejections: Rejection[], text: Words): string {
  const lines = rejections
    .slice(0, MOST)
    .map(({ day, from, to, reason }) =>
      text('line.rejection', { day: noon(day), from, to, reason: reason.replaceAll(/\s+/g, ' ') }),
    );
  const more = rejections.length - lines.length;
  return [...lines, ...(more > 0 ? [text('line.rejection.more', { n: more })] : [])].join('\n');
}
