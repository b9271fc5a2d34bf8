import { compareMoney } from '@biuro/core/lib/money.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Money } from '#ui/text/money.tsx';
import messages from './messages.json' with { type: 'json' };
import type { Liability } from './terms.ts';

/** A published amount was changed: what it was, what it is, and the difference. */
export function CorrectionNotice({ correction }: { correction: NonNullable<Liability['correction']> }) {
  const t = useText(messages);
  const { before, after, difference, reason, at } = correction;
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('correction.title', { at: new Date(at) })}</strong> {reason}
      </p>
      <Difference before={before} after={after} difference={difference} />
    </Notice>
  );
}

interface DifferenceProps {
  before: string;
  after: string;
  difference: string;
  /** The client still knows the amount before. */
  ahead?: boolean;
}

/** "Było 1 200,00 zł, jest 1 300,00 zł, różnica 100,00 zł"; ahead of it "jest" and "będzie". */
export function Difference({ before, after, difference, ahead = false }: DifferenceProps) {
  const t = useText(messages);
  const parts = [
    { label: t(ahead ? 'correction.now' : 'correction.before'), amount: before },
    { label: t(ahead ? 'correction.ahead' : 'correction.after'), amount: after },
    { label: t('correction.difference'), amount: difference, sign: compareMoney(difference, '0') > 0 && '+' },
  ];
  return (
    <dl className="correction">
      {parts.map(({ label, amount, sign }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {sign}
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
