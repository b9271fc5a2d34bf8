import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Liability } from '../terms.ts';

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
