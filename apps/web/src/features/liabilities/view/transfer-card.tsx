import type { components } from '@biuro/contract';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Fact, Facts } from '#ui/record/facts.tsx';
import { AccountNumber } from '#ui/text/account-number.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { TransferCode } from '../my/transfer-code.tsx';
import { useTransfer } from '../queries.ts';
import { isTransferable, type Liability } from '../terms.ts';

type Transfer = components['schemas']['Transfer'];

/** What to write into the bank's form, each part to be copied, and the same as a code for a camera. */
export function TransferCard({ liability }: { liability: Liability }) {
  const t = useText(messages);
  const { id, account } = liability;
  const { data: transfer } = useTransfer(id, isTransferable(liability));
  const none = <span className="liability-none">{t('account.none')}</span>;
  return (
    <Card title={t('transfer')} padded>
      <div className="transfer">
        <Facts
          facts={
            transfer
              ? factsOf(t, transfer)
              : [
                  { label: t('recipient'), value: liability.recipient },
                  { label: t('account'), value: account ? formatNrb(account) : none },
                ]
          }
        />
        {transfer && <TransferCode transfer={transfer} />}
      </div>
    </Card>
  );
}

/** Every part of a transfer with the button that copies it. */
export function factsOf(t: ReturnType<typeof useText<typeof messages>>, transfer: Transfer): Fact[] {
  const { recipient, account, amount, title, symbol, period, identifier, identifier_type } = transfer;
  const copyable = (
    id: 'recipient' | 'transfer_title' | 'symbol' | 'transfer_period' | 'identifier',
    text: string,
  ) => ({
    label: id === 'identifier' && identifier_type ? t(`identifier.${identifier_type}`) : t(id),
    value: <Copyable text={text} label={t('copy', { what: t(id) })} />,
  });
  return [
    copyable('recipient', recipient),
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
    copyable('transfer_title', title),
    ...(symbol ? [copyable('symbol', symbol)] : []),
    ...(period ? [copyable('transfer_period', period)] : []),
    ...(identifier ? [copyable('identifier', identifier)] : []),
  ];
}
