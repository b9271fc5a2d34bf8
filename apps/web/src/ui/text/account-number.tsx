import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import messages from './messages.json' with { type: 'json' };
import { words } from './words.ts';
import './account-number.css';

interface AccountNumberProps {
  /** 26 digits. */
  account: string;
}

/** A bank account in groups of four digits; its button copies the digits without spaces. */
export function AccountNumber({ account }: AccountNumberProps) {
  return (
    <Copyable text={account} label={words(messages)('account.copy')}>
      <span className="account-number">{formatNrb(account)}</span>
    </Copyable>
  );
}
