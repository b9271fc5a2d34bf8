import { join } from 'node:path';
import { createPortal, type LoginActor, type Portal, type Ports } from '@biuro/core';
import type { createMemoryBrowser } from '@biuro/core/lib/memory-browser.ts';
import type { NavigationSnapshot } from '@biuro/core/navigation/navigation-selectors.ts';
import type { StoredSession } from '@biuro/core/session/stored-session.ts';
import { type AnyActorRef, waitFor } from 'xstate';
import { createFileLock } from '#terminal/session/file-lock.ts';
import { createNodePorts, type PortContext } from '#terminal/session/ports.ts';
import { createSessionFile } from '#terminal/session/session-file.ts';
import type { ActorLine } from '../format/types.ts';
import { FlowError, type FlowWords } from '../format/words.ts';
import type { FlowClock } from './clock.ts';
import { withCookie } from './cookie.ts';
import { createNetwork, type Network } from './network.ts';
import type { RateLimitPause } from './rate-limit-pause.ts';

/** One person at one tab: a portal whose clock, network and storage the scenario controls. */
export interface FlowActor {
  name: string;
  portal: Portal;
  ports: Ports;
  network: Network;
  /** The current address of the page. */
  path: () => string;
  /** Goes to an address, follows redirects, and resolves when a page is shown. */
  visit: (address: string) => Promise<void>;
  /** A chart by its name. `login` and `uptime` start when they are first used. */
  chart: (name: string) => Promise<AnyActorRef>;
  /** Starts another `login` chart. */
  begin: () => void;
  /** Changes the storage, as another tab of the same browser would. */
  store: (key: string, value: string | null) => void;
  session: () => StoredSession | null;
  stop: () => void;
}

export type Browser = ReturnType<typeof createMemoryBrowser>;

export interface FlowActorOptions {
  name: string;
  line: ActorLine;
  browser: Browser;
  clock: FlowClock;
  context: PortContext;
  rateLimitPause: RateLimitPause;
  text: FlowWords;
}

export function createFlowActor({
  name,
  line,
  browser,
  clock,
  context,
  rateLimitPause,
  text,
}: FlowActorOptions): FlowActor {
  const settings = {
    ...context.settings,
    token: null,
    ...(line.host && { host: line.host }),
    ...(line.lang && { locale: line.lang }),
  };
  const node = createNodePorts({ ...context, settings });
  const network = createNetwork(rateLimitPause.over(withCookie(node.fetch)));
  let address = '';
  const ports: Ports = {
    ...node,
    ...tabOf(line, browser, settings),
    clock,
    fetch: network.fetch,
    // A chart navigates: the browser would request that address.
    go: (path) => queueMicrotask(() => ask(path)),
    setTitle: () => {},
  };
  const portal = createPortal(ports);
  let login: LoginActor | null = null;

  const ask = (path: string) => {
    address = path;
    const { pathname, search } = new URL(path, 'http://portal.invalid');
    portal.navigation.send({ type: 'place.requested', path: pathname, search });
  };
  const charts: Record<string, () => AnyActorRef | Promise<AnyActorRef>> = {
    session: () => portal.session,
    navigation: () => portal.navigation,
    login: () => (login ??= portal.createLogin()),
    uptime: portal.openUptime,
  };
  portal.start();
  return {
    name,
    portal,
    ports,
    network,
    path: () => address,
    async visit(path) {
      ask(path);
      await waitFor(portal.navigation, answered, { signal: context.signal });
    },
    async chart(chart) {
      const open = charts[chart];
      if (open) return open();
      throw new FlowError(text('chart.unknown', { name: chart, known: Object.keys(charts).join(', ') }));
    },
    begin: () => void (login = portal.createLogin()),
    store(key, value) {
      const { storage } = browser.openTab();
      if (value === null) storage.remove(key);
      else storage.set(key, value);
    },
    session: () => portal.session.getSnapshot().context.session,
    stop: () => portal.stop(),
  };
}

function answered(snapshot: NavigationSnapshot): boolean {
  return snapshot.matches({ ready: 'showing' }) || snapshot.matches('configUnavailable');
}

/** Storage and locks of the browser, or of a profile of this program. */
function tabOf({ profile }: ActorLine, browser: Browser, { directory, host }: PortContext['settings']) {
  if (profile === undefined) return browser.openTab();
  const path = join(directory, profile);
  return { storage: createSessionFile(`${path}.json`, host), exclusive: createFileLock(path) };
}
