import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRight } from '#services/session/use-session.ts';
import { MonthSwitcher } from '#ui/controls/month-switcher.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { AddIcon, CompaniesIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CalendarCard } from '../calendar-card.tsx';
import { AccountCard } from '../client/account-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { AdminFigures } from './figures.tsx';
import { filtered, mineOf } from './filtered.ts';
import '../home.css';
import messages from '../messages.json' with { type: 'json' };
import { PartFailure } from '../part-failure.tsx';
import { useGreeting } from '../use-greeting.ts';
import { monthFigures } from './month-figures.ts';
import { PeopleHome } from './people-home.tsx';
import { soonCount } from './soon-count.ts';
import { TeamCard } from './team-card.tsx';
import { useOfficeHome } from './use-office-home.ts';

/** The office's Pulpit. Where the office settles nothing here, it is about companies and people alone. */
export function AdminHome() {
  return isOpen('dashboard-tasks', useConfig()) ? <MonthHome /> : <PeopleHome actions={<QuickCreate />} />;
}

function MonthHome() {
  const t = useText(messages);
  const config = useConfig();
  const { answer, whose, look, month, showMonth } = useOfficeHome();
  const { data: home, error, refetch } = answer;
  const soon = home && t('deadlines.soon', { n: soonCount(home) });
  const failed = error !== null && !home;
  const whoseWork = [
    { value: 'mine' as const, label: t('whose.mine') },
    { value: 'all' as const, label: t('whose.all') },
  ];
  return (
    <Page {...useGreeting(soon)} actions={<QuickCreate />}>
      <div className="home-bar">
        <MonthSwitcher
          month={month}
          onChange={showMonth}
          unfinished={{
            count: home?.unfinished_before.count,
            href: filtered(pathOf('dashboard-tasks'), { before: home?.month, ...mineOf(home?.whose) }),
          }}
        />
        <Segments label={t('whose')} value={whose} options={whoseWork} onChange={look} />
      </div>
      {isVisible(config, 'dashboard', 'figures') && !failed && (
        <AdminFigures figures={monthFigures(home)} variant={variantOf(config, 'dashboard', 'figures')} />
      )}
      <div className="home-columns">
        <div className="home-main">
          {failed ? (
            <PartFailure title={t('attention.title')} error={error} retry={refetch} />
          ) : (
            <AttentionCard home={home} whose={whose} />
          )}
          {home && home.team.length > 0 && <TeamCard team={home.team} />}
        </div>
        <div className="home-aside" data-waiting={(!home && !failed) || undefined}>
          {!failed && <DeadlinesCard home={home} />}
          {(home || failed) && <AsideCards />}
        </div>
      </div>
    </Page>
  );
}

/** What stands below the due dates, once these have their height. */
function AsideCards() {
  const config = useConfig();
  return (
    <>
      {isVisible(config, 'dashboard', 'account') && <AccountCard />}
      {isVisible(config, 'tasks', 'calendar') && (
        <RegionBoundary>
          <CalendarCard />
        </RegionBoundary>
      )}
    </>
  );
}

function QuickCreate() {
  const t = useText(messages);
  const config = useConfig();
  const task = useRight('tasks:edit') && isOpen('dashboard-tasks-new', config);
  const company = useRight('companies:edit') && isOpen('dashboard-companies-new', config);
  return (
    <>
      {company && (
        <ButtonLink
          variant={task ? 'secondary' : 'primary'}
          icon={task ? CompaniesIcon : AddIcon}
          href={pathOf('dashboard-companies-new')}
        >
          {t('companies.add')}
        </ButtonLink>
      )}
      {task && (
        <ButtonLink variant="primary" icon={AddIcon} href={pathOf('dashboard-tasks-new')}>
          {t('tasks.add')}
        </ButtonLink>
      )}
    </>
  );
}
