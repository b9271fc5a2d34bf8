import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import type { Liability } from './liability-terms.ts';
import messages from './messages.json' with { type: 'json' };

/** How the amount came about, line by line. */
export function BasisCard({ basis }: Pick<Liability, 'basis'>) {
  const t = useText(messages);
  return (
    <Card title={t('basis')} padded>
      <dl className="basis">
        {basis.map(({ label, value }, index) => (
          <div key={`${index} ${label}`} className="basis-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
