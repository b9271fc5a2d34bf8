import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Fact, Facts } from '#ui/record/facts.tsx';
import { dayText } from '#ui/text/day.ts';
import { moneyText } from '#ui/text/money-text.ts';
import { periodText } from '#ui/text/period.ts';
import { kindText } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { type Document } from '../statuses.ts';

/** What is known of a document that the person cannot change. */
export function DocumentFacts({ document }: { document: Document }) {
  const t = useText(messages);
  const { kind, month, number, contractor_name, contractor_nip, issue_date, sale_date, payment_due } = document;
  const amount = (value: string | null) =>
    value &&
    (document.currency === 'PLN'
      ? moneyText(value)
      : t('amount.foreign', { amount: value, currency: document.currency }));
  const day = (value: string | null) => value && dayText(value);
  const known: [string, string | null][] = [
    [t('kind'), kindText(kind)],
    [t('month'), periodText(month)],
    [t('number'), number],
    [t('contractor'), [contractor_name, contractor_nip].filter(Boolean).join(', ')],
    [t('issue_date'), day(issue_date)],
    [t('sale_date'), day(sale_date)],
    [t('payment_due'), day(payment_due)],
    [t('net'), amount(document.net)],
    [t('vat'), amount(document.vat)],
    [t('gross'), amount(document.gross)],
  ];
  const facts = known.flatMap(([label, value]): Fact[] => (value ? [{ label, value }] : []));
  return (
    <Card title={t('fields')} padded>
      <Facts facts={facts} />
    </Card>
  );
}
