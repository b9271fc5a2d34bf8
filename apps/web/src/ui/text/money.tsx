import messages from './messages.json' with { type: 'json' };
import { moneyText } from './money-text.ts';
import { words } from './words.ts';
import './money.css';

interface MoneyProps {
  /** Such as `1234.56`; null while there is no amount. */
  amount: string | null;
}

/** An amount of złote, which never breaks into two lines. */
export function Money({ amount }: MoneyProps) {
  if (amount !== null) return <span className="money">{moneyText(amount)}</span>;
  return (
    <span className="money money-none">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words(messages)('money.none')}</span>
    </span>
  );
}
