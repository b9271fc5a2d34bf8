import { differenceOf, sumOf } from '@biuro/core/lib/money.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useSearch } from 'wouter';
import { useClientCompany } from '#services/companies/client-company.ts';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { DoneIcon, WalletIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import '#ui/layout/card.css';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { PaidRow } from '../payments/paid-row.tsx';
import { PaymentRow } from '../payments/row.tsx';
import type { Liability } from '../terms.ts';
import { type MyState, useMyLiabilities } from './queries.ts';
import { TransferFile } from './transfer-file.tsx';

/** What the client's company has to pay, and what it has paid. */
export function MyLiabilities() {
  const t = useText(messages);
  const { company, role } = useClientCompany();
  const state: MyState = new URLSearchParams(useSearch()).get('state') === 'paid' ? 'paid' : 'open';
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMyLiabilities(company?.id, state);
  const all = data?.pages.flatMap((page) => page.data);
  const total = data?.pages[0]?.meta.total;
  const whole = all !== undefined && all.length === total;
  const sentence = state === 'open' && whole && total > 0 && t('my.sum', { n: total, amount: moneyText(sumLeft(all)) });
  return (
    <Page
      title={t('my.title')}
      sentence={sentence || '\u00A0'}
      actions={
        company && state === 'open' && total !== undefined && total > 0 && <TransferFile companyId={company.id} />
      }
    >
      <States state={state} />
      <section className="card" aria-label={t(`my.${state}`)}>
        {error && !data && (
          <FailureState title={t('list.failed')} failure={failureOf(error)} retry={() => void refetch()} />
        )}
        {all?.length === 0 && <Nothing state={state} />}
        <Rows>
          {!all && !error && <Row title={<Skeleton width="12rem" />} detail={<Skeleton width="8rem" />} />}
          {all?.map((liability) =>
            state === 'open' ? (
              <PaymentRow key={liability.id} liability={liability} mayPay={role !== 'viewer'} />
            ) : (
              <PaidRow key={liability.id} liability={liability} />
            ),
          )}
        </Rows>
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
      </section>
    </Page>
  );
}

function States({ state }: { state: MyState }) {
  const t = useText(messages);
  const path = pathOf('liabilities');
  const tabs = [
    { href: path, label: t('my.open'), current: state === 'open' },
    { href: `${path}?state=paid`, label: t('my.paid'), current: state === 'paid' },
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
