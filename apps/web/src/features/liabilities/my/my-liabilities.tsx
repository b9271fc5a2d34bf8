import { differenceOf, sumOf } from '@biuro/core/lib/money.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useSearch } from 'wouter';
import { useClientCompany } from '#services/companies/client-company.ts';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DoneIcon, WalletIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import '#ui/layout/card.css';
import { Page } from '#ui/layout/page.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { dayText } from '#ui/text/day.ts';
import { moneyText } from '#ui/text/money-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { areMixed, PaymentRow } from '../payments/row.tsx';
import type { Liability } from '../terms.ts';
import { AddressedPayment } from './addressed-payment.tsx';
import { PaidMonths } from './paid-months.tsx';
import { type MyState, useMyLiabilities } from './queries.ts';
import { TransferFile } from './transfer-file.tsx';

/** What the client's company has to pay, what is late first, and what it has paid, the last first. */
export function MyLiabilities() {
  const t = useText(messages);
  const { company, role } = useClientCompany();
  const state: MyState = new URLSearchParams(useSearch()).get('state') === 'paid' ? 'paid' : 'open';
  const answers = { open: useMyLiabilities(company?.id, 'open'), paid: useMyLiabilities(company?.id, 'paid') };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = answers[state];
  const all = data?.pages.flatMap((page) => page.data);
  const open = answers.open.data?.pages.flatMap((page) => page.data);
  const counts = { open: totalOf(answers.open), paid: totalOf(answers.paid) };
  const sentence = all && sentenceOf(t, state, all, counts[state]);
  return (
    <Page title={t('my.title')} sentence={sentence ?? '\u00A0'}>
      <States state={state} counts={counts} />
      <section className="card" aria-label={t(`my.${state}`)}>
        {error && !data && (
          <FailureState title={t('list.failed')} failure={failureOf(error)} retry={() => void refetch()} />
        )}
        {all?.length === 0 && <Nothing state={state} />}
        {!all && !error && <Waiting />}
        {all && state === 'open' && (
          <div className="payment-rows">
            <Rows>
              {all.map((liability) => (
                <PaymentRow key={liability.id} liability={liability} mixed={areMixed(all)} />
              ))}
            </Rows>
          </div>
        )}
        {all && state === 'paid' && <PaidMonths paid={all} />}
        {hasNextPage && (
          <footer className="card-footer">
            <Button
              variant="quiet"
              busy={isFetchingNextPage ? t('busy') : undefined}
              onClick={() => void fetchNextPage()}
            >
              {t('older')}
            </Button>
          </footer>
        )}
        {company && state === 'open' && all && all.length > 0 && (
          <footer className="card-footer">
            <TransferFile companyId={company.id} />
          </footer>
        )}
      </section>
      <AddressedPayment open={open} mayPay={role !== 'viewer'} />
    </Page>
  );
}

const totalOf = ({ data }: ReturnType<typeof useMyLiabilities>) => data?.pages[0]?.meta.total;

/** The sum of all that is open, or when something was paid last. */
function sentenceOf(
  t: ReturnType<typeof useText<typeof messages>>,
  state: MyState,
  shown: Liability[],
  total: number | undefined,
): string | undefined {
  const [first] = shown;
  if (!first) return undefined;
  if (state === 'paid') return first.paid_at ? t('my.paid.last', { day: dayText(first.paid_at) }) : undefined;
  return shown.length === total ? t('my.sum', { n: total, amount: moneyText(sumLeft(shown)) }) : undefined;
}

function Waiting() {
  return (
    <div className="payment-rows">
      <Rows>
        {[1, 2, 3].map((place) => (
          <Row key={place} title={<Skeleton width="9rem" />} detail={<Skeleton width="7rem" />} />
        ))}
      </Rows>
    </div>
  );
}

interface StatesProps {
  state: MyState;
  counts: Partial<Record<MyState, number | undefined>>;
}

function States({ state, counts }: StatesProps) {
  const t = useText(messages);
  const path = pathOf('liabilities');
  const tabs = [
    { href: path, label: t('my.open'), count: counts.open ?? null, current: state === 'open' },
    { href: `${path}?state=paid`, label: t('my.paid'), count: counts.paid ?? null, current: state === 'paid' },
  ];
  return <PageTabs label={t('my.states')} tabs={tabs} />;
}

function Nothing({ state }: { state: MyState }) {
  const t = useText(messages);
  if (state === 'open')
    return (
      <EmptyState icon={DoneIcon} title={t('my.none')}>
        {t('my.none.hint')}
      </EmptyState>
    );
  return <EmptyState icon={WalletIcon} title={t('my.paid.none')} />;
}

function sumLeft(liabilities: Liability[]): string {
  return sumOf(liabilities.map(({ amount, paid_amount }) => differenceOf(amount ?? '0', paid_amount ?? '0')));
}
