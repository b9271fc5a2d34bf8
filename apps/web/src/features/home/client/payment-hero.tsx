import { useText } from '#services/i18n/use-text.ts';
import { usePaymentAddress } from '#services/records/liability/payment-address.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { WaitingIcon, WarningIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { dueText } from '#ui/text/due-tag.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { periodText } from '#ui/text/period.ts';
import { dayOfMonth } from '../day-of-month.ts';
import messages from '../messages.json' with { type: 'json' };
import { HeroSteps } from './hero-steps.tsx';
import type { ClientHomeData } from './use-client-home.ts';
import './client-hero.css';

type Payments = ClientHomeData['payments'];

/** What there is to pay, by when, and the one way to pay it. */
export function PaymentHero({ payments, to_pay, task, today }: ClientHomeData) {
  const t = useText(messages);
  const pay = usePaymentAddress();
  const [first] = payments;
  if (!first) return null;
  const late = first.due_date < today;
  return (
    <section className="hero" aria-label={t('hero.payments')}>
      <p className="hero-chip">
        {late ? <WarningIcon /> : <WaitingIcon />}
        {dueText(first.due_date)}
      </p>
      <h2 className="hero-amount">{moneyText(to_pay)}</h2>
      <p className="hero-about">{sentenceOf(t, payments, late)}</p>
      <ButtonLink {...pay.linkTo(first.id)}>{t('hero.payments.open')}</ButtonLink>
      {task?.step === 'payment' && <HeroSteps task={task} leads />}
    </section>
  );
}

/** "3 płatności za październik 2026 · termin był 20 listopada". */
function sentenceOf(t: ReturnType<typeof useText<typeof messages>>, payments: Payments, late: boolean): string {
  const [first] = payments;
  if (!first) return '';
  const n = payments.length;
  const one = (part: 'period' | 'due_date') => payments.every((payment) => payment[part] === first[part]);
  const several = one('period')
    ? t('hero.payments.of', { n, period: periodText(first.period) })
    : t('hero.payments.mixed', { n });
  const what = n === 1 ? liabilityText(first) : several;
  const term = late ? 'late' : 'term';
  const earliest = late ? 'first.late' : 'first';
  return t(`hero.payments.${one('due_date') ? term : earliest}`, { what, day: dayOfMonth(first.due_date) });
}

/** Whether the payments are what is next: their first term comes before the documents that are awaited. */
export function isPaymentNext({ payments, task }: Pick<ClientHomeData, 'payments' | 'task'>): boolean {
  const [first] = payments;
  if (!first) return false;
  if (!task || task.step !== 'documents' || task.docs_due_at === null) return true;
  return first.due_date <= task.docs_due_at;
}
