import type { components } from '@biuro/contract';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { dayShort } from '#ui/text/day.ts';
import { Money } from '#ui/text/money.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };

export type StatementLine = components['schemas']['StatementAnswer']['data']['lines'][number];

/** What a transfer has paid: banks write money that goes out with a minus. */
export function paidBy(amount: string): string {
  return amount.replace('-', '');
}

interface StatementRowProps {
  line: StatementLine;
  ticked: boolean;
  onTick: () => void;
}

/** One transfer of the bank beside what it seems to have paid, and what speaks for it. */
export function StatementRow({ line, ticked, onTick }: StatementRowProps) {
  const t = useText(messages);
  const { date, counterparty, account, title, liability, certainty, reasons, contradictions } = line;
  if (!liability) return null;
  const amount = paidBy(line.amount);
  const what = t('named', { company: liability.company.name, what: liabilityText(liability) });
  const why = reasons.map((reason) => t(`reason.${reason}`)).join(', ');
  const check = contradictions.map((contradiction) => t(`contradiction.${contradiction}`)).join(', ');
  return (
    <li className="payments-row">
      <label className="payments-tick">
        <span className="visually-hidden">{t('tick', { what })}</span>
        <Checkbox checked={ticked} onChange={onTick} />
      </label>
      <span className="payments-what">
        <span>{what}</span>
        <span className="payments-detail">
          {[dayShort(date, today()), counterparty, title, account && formatNrb(account)].filter(Boolean).join(' · ')}
        </span>
        {why && <span className="payments-detail">{t('statement.fits', { why })}</span>}
        {check && <span className="payments-check">{t('statement.check', { why: check })}</span>}
      </span>
      <Tag tone={certainty === 'certain' ? 'success' : 'warning'}>{t(`certainty.${certainty}`)}</Tag>
      <span className="payments-amount">
        <Money amount={amount} />
        {liability.amount !== null && liability.amount !== amount && (
          <span className="payments-detail">
            {t('amount.of')} <Money amount={liability.amount} />
          </span>
        )}
      </span>
    </li>
  );
}
