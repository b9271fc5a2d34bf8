import { isVisible } from '@biuro/core/config/config.ts';
import { isOpen } from '@biuro/core/navigation/routes.ts';
import { Slot } from '#services/feature/slot.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { Page } from '#ui/layout/page.tsx';
import { CalendarCard } from '../calendar-card.tsx';
import { AccountCard } from './account-card.tsx';
import { ClientHero, ClientHeroWaiting } from './client-hero.tsx';
import { CompaniesCard } from './companies-card.tsx';
import { ContactCard } from './contact-card.tsx';
import '../home.css';
import messages from '../messages.json' with { type: 'json' };
import { PartFailure } from '../part-failure.tsx';
import { useGreeting } from '../use-greeting.ts';
import { MyCompanies } from './my-companies.tsx';
import { isPaymentNext, PaymentHero } from './payment-hero.tsx';
import { TodoCard } from './todo-card.tsx';
import { type ClientHomeData, useClientHome } from './use-client-home.ts';

/** The client's Pulpit: what is missing, what to do, what to pay. It empties as things get done. */
export function ClientHome() {
  const config = useConfig();
  const t = useText(messages);
  const { data: home, error, refetch } = useClientHome();
  const settles = isOpen('tasks', config) && home?.role !== 'employee' && home?.company !== null;
  return (
    <Page {...useGreeting()}>
      <div className="home-columns">
        <div className="home-main">
          {error && !home && <PartFailure title={t('todo.title')} error={error} retry={refetch} />}
          {settles && !error && <Work home={home} />}
          {home && !settles && (
            <RegionBoundary>
              <MyCompanies />
            </RegionBoundary>
          )}
        </div>
        {(home || error) && (
          <div className="home-aside">
            {home && <CompaniesCard home={home} />}
            {isVisible(config, 'dashboard', 'contact') && <ContactCard contact={home?.contact} />}
            {isVisible(config, 'dashboard', 'account') && <AccountCard />}
            {/* Last, because it comes later and would push down what stands below it. */}
            {settles && isVisible(config, 'tasks', 'calendar') && (
              <RegionBoundary>
                <CalendarCard />
              </RegionBoundary>
            )}
          </div>
        )}
      </div>
    </Page>
  );
}

/** Until it is known how much there is, only the hero keeps its place: what stands below it would be pushed down. */
function Work({ home }: { home: ClientHomeData | undefined }) {
  return (
    <>
      <Hero home={home} />
      {home && <TodoCard home={home} />}
      {home && <Slot name="home" payments={home.payments} role={home.role} />}
    </>
  );
}

/** What is next: the payments or the settlement, by their terms. */
function Hero({ home }: { home: ClientHomeData | undefined }) {
  if (!home) return <ClientHeroWaiting />;
  if (isPaymentNext(home)) return <PaymentHero {...home} />;
  return home.task && <ClientHero task={home.task} today={home.today} />;
}
