import { useId } from 'react';
import { Rows } from '#ui/layout/rows.tsx';
import { periodText } from '#ui/text/period.ts';
import { PaidRow } from '../payments/paid-row.tsx';
import type { Liability } from '../terms.ts';
import './paid-months.css';

/** Payments under the month in which they were made, in the order in which they come. */
export function PaidMonths({ paid }: { paid: Liability[] }) {
  return [...Map.groupBy(paid, monthOf)].map(([month, payments]) => (
    <PaidMonth key={month} month={month} payments={payments} />
  ));
}

function PaidMonth({ month, payments }: { month: string; payments: Liability[] }) {
  const id = useId();
  return (
    <section className="paid-month" aria-labelledby={id}>
      <h2 id={id}>{periodText(month)}</h2>
      <Rows>
        {payments.map((liability) => (
          <PaidRow key={liability.id} liability={liability} />
        ))}
      </Rows>
    </section>
  );
}

/** What the office has confirmed without a day counts to the month of its term. */
const monthOf = ({ paid_at, due_date }: Liability): string => (paid_at ?? due_date).slice(0, 7);
