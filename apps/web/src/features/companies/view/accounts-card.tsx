import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { AccountNumber } from '#ui/text/account-number.tsx';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';

/** Where taxes and contributions go, and the company's own accounts. */
export function CompanyAccountsCard({ company }: { company: Company }) {
  const t = useText(messages);
  const p = useText(profile);
  const { tax_account, zus_account, bank_accounts } = company;
  const none = <span className="company-none">{t('none')}</span>;
  const own = bank_accounts.map((account) => (
    <li key={account}>
      <AccountNumber account={account} />
    </li>
  ));
  return (
    <Card title={p('section.accounts')} padded>
      <Facts
        facts={[
          { label: p('tax_account'), value: <AccountNumber account={tax_account} /> },
          { label: p('zus_account'), value: zus_account ? <AccountNumber account={zus_account} /> : none },
          { label: p('bank_accounts'), value: own.length > 0 ? <ul className="company-accounts">{own}</ul> : none },
        ]}
      />
    </Card>
  );
}
