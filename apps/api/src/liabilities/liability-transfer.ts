import type { components } from '@biuro/contract';
import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { compareMoney, differenceOf } from '@biuro/core/lib/money.ts';
import { paymentCode } from '@biuro/core/poland/payment-code.ts';
import type { Handlers } from '../app/contract/handlers.ts';
import { notFound, Problem } from '../app/problem.ts';
import { findLiabilities, type LiabilityRow } from './liabilities-queries.ts';
import { visibleLiability } from './liability-read.ts';
import messages from './messages.json' with { type: 'json' };

type Transfer = components['schemas']['Transfer'];

export const transferHandlers: Pick<Handlers, 'getTransfer'> = {
  async getTransfer({ params: { id } }, context) {
    await visibleLiability(context, id);
    const [row] = await findLiabilities(context.db, [id]);
    if (!row) throw notFound();
    return { status: 200, body: { data: transferOf(row, context.locale) } };
  },
};

/** What is still to be paid; null where nothing is. */
function leftToPay({
  amount,
  paid_amount,
  result,
}: Pick<LiabilityRow, 'amount' | 'paid_amount' | 'result'>): string | null {
  if (amount === null || result !== 'payable') return null;
  const left = paid_amount === null ? amount : differenceOf(amount, paid_amount);
  return compareMoney(left, '0.00') > 0 ? left : null;
}

function transferOf(row: LiabilityRow, locale: Locale): Transfer {
  const { recipient, account, transfer_symbol: symbol, transfer_period: period } = row;
  const amount = leftToPay(row);
  if (amount === null) throw new Problem(422, 'nothing_to_pay');
  if (account === null) throw new Problem(422, 'no_account');
  const title = row.title ?? recipient;
  const made = paymentCode({ account, amount, recipient, title });
  const refused = made.valid ? null : createText(messages, locale)(`code.${made.reason}`);
  return {
    recipient,
    account,
    amount,
    title,
    symbol,
    period,
    // Whoever runs a business pays its taxes by its NIP.
    identifier_type: symbol === null ? null : 'N',
    identifier: symbol === null ? null : row.vat_number,
    code: made.valid ? made.code : null,
    code_refused: refused,
  };
}
