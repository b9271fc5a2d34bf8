import { createMemoryBrowser, type Tab } from '../lib/memory-browser.ts';
import type { Ports } from '../lib/ports.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakeServer, type FakeServer, host } from './fake-server.ts';

export interface FakePorts extends Ports {
  clock: FakeClock;
  server: FakeServer;
  /** Where the charts wanted the URL to go, oldest first. */
  ways: string[];
  titles: string[];
}

/** Ports of one tab, with a server and a clock that the test rules. */
export function createFakePorts(given: { server?: FakeServer; tab?: Tab } = {}): FakePorts {
  const { server = createFakeServer(), tab = createMemoryBrowser().openTab() } = given;
  const ways: string[] = [];
  const titles: string[] = [];
  return {
    ...tab,
    fetch: server.fetch,
    server,
    clock: createFakeClock(),
    ways,
    titles,
    go: (path) => void ways.push(path),
    setTitle: (title) => void titles.push(title),
    settings: { host, apiKey: 'biuro-test', locale: 'pl' },
  };
}
