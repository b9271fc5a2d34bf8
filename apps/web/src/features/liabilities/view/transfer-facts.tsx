import type { components } from '@biuro/contract';
import type { useText } from '#services/i18n/use-text.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import type { Fact } from '#ui/record/facts.tsx';
import { AccountNumber } from '#ui/text/account-number.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import type messages from '../messages.json';

type Transfer = components['schemas']['Transfer'];
type Text = ReturnType<typeof useText<typeof messages>>;

/** Every part of a transfer with the button that copies it. */
export function factsOf(t: Text, transfer: Transfer): Fact[] {
  const { recipient, account, amount, title } = transfer;
  return [
    copyable(t, 'recipient', recipient),
    { label: t('account'), value: <AccountNumber account={account} /> },
    {
      label: t('amount'),
      // Banks read a comma, and no spaces.
      value: (
        <Copyable text={amount.replace('.', ',')} label={t('copy', { what: t('amount') })}>
          <span className="money">{moneyText(amount)}</span>
        </Copyable>
      ),
    },
    copyable(t, 'transfer_title', title),
    ...taxFactsOf(t, transfer),
  ];
}

/** What stands in the bank's form besides account, amount and title. */
export const furtherFactsOf = (t: Text, transfer: Transfer): Fact[] => [
  copyable(t, 'recipient', transfer.recipient),
  ...taxFactsOf(t, transfer),
];

function taxFactsOf(t: Text, { symbol, period, identifier, identifier_type }: Transfer): Fact[] {
  return [
    ...(symbol ? [copyable(t, 'symbol', symbol)] : []),
    ...(period ? [copyable(t, 'transfer_period', period)] : []),
    ...(identifier
      ? [copyable(t, 'identifier', identifier, identifier_type ? t(`identifier.${identifier_type}`) : undefined)]
      : []),
  ];
}

type Part = 'recipient' | 'transfer_title' | 'symbol' | 'transfer_period' | 'identifier';

const copyable = (t: Text, id: Part, text: string, label = t(id)): Fact => ({
  label,
  value: <Copyable text={text} label={t('copy', { what: t(id) })} />,
});
