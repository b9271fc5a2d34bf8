import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageTabs } from '#ui/layout/page-tabs.tsx';
import { ChartEvents } from './events.tsx';
import { thisTab } from './news.ts';
import { ChartPicture } from './picture.tsx';
import { ChartReplay } from './replay.tsx';
import { ChartTabs } from './tabs.tsx';
import { lastLines } from './trace.ts';
import './charts.css';
import messages from '../messages.json' with { type: 'json' };
import login from './statecharts/login.svg?raw';
import navigation from './statecharts/navigation.svg?raw';
import session from './statecharts/session.svg?raw';
import upload from './statecharts/upload.svg?raw';
import uptime from './statecharts/uptime.svg?raw';
import { type ChartLine, useChartNews } from './use-chart-news.ts';

const pictures: Record<string, string> = { session, login, navigation, uptime, upload };

/** Every chart of the portal, where it stands now or stood before, and what brought it there. */
export function Charts() {
  const t = useText(messages);
  const [search] = useSearchParams();
  const asked = search.get('chart') ?? '';
  const chart = asked in pictures ? asked : 'session';
  const { lines, position, states, ...replay } = useReplay();
  const current = states.get(chart);
  const tabs = Object.keys(pictures).map((name) => ({
    href: `${pathOf('dev-charts')}?chart=${name}`,
    label: `${name}: ${states.get(name)?.state ?? t('charts.away')}`,
    current: name === chart,
  }));
  return (
    <main id="main" className="charts">
      <Page
        title={t('charts.title')}
        sentence={t('charts.sentence')}
        actions={<ButtonLink href={pathOf('login')}>{t('login')}</ButtonLink>}
      >
        <PageTabs label={t('charts.charts')} tabs={tabs} />
        <ChartTabs tabs={replay.tabs} tab={replay.tab} onChange={replay.onTab} />
        <ChartReplay {...replay} count={lines.length} position={position} />
        <ChartPicture chart={chart} svg={pictures[chart] ?? ''} state={current?.state ?? ''} />
        <div className="chart-facts">
          <ChartEvents lines={lines} position={position} onMove={replay.onMove} />
          <section aria-label={t('charts.context', { chart })}>
            <h2>{t('charts.context', { chart })}</h2>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reached with the keyboard */}
            <pre tabIndex={0}>{JSON.stringify(current?.context ?? null, null, 2)}</pre>
          </section>
        </div>
      </Page>
    </main>
  );
}

/** The lines of one tab or of a trace, and a moment among them: the newest, unless somebody has gone back. */
function useReplay() {
  const news = useChartNews();
  const [trace, setTrace] = useState<ChartLine[] | null>(null);
  const [moment, setMoment] = useState<number | null>(null);
  const [chosen, setTab] = useState<string | null>(null);
  const tabs = [...new Set(news.map(({ tab }) => tab))];
  const tab = chosen ?? tabs.findLast((other) => other !== thisTab) ?? thisTab;
  const lines = trace ?? news.filter((line) => line.tab === tab);
  const position = Math.min(moment ?? lines.length, lines.length);
  return {
    lines,
    position,
    states: lastLines(lines, position),
    recorded: trace !== null,
    tabs,
    tab,
    onTab(next: string) {
      setTab(next);
      setMoment(null);
    },
    onMove: (next: number) => setMoment(next >= lines.length ? null : next),
    onTrace(next: ChartLine[] | null) {
      setTrace(next);
      setMoment(next === null ? null : 1);
    },
  };
}
