import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import messages from '../messages.json' with { type: 'json' };
import { TransferCode } from '../my/transfer-code.tsx';
import { useTransfer } from '../queries.ts';
import { isTransferable, type Liability } from '../terms.ts';
import { factsOf } from './transfer-facts.tsx';

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
