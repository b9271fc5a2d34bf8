import { createPortal, type Ports } from '@biuro/core';
import type { AppConfig } from '@biuro/core/config/config.ts';
import type { Locale } from '@biuro/core/i18n/text.ts';
import { createMemoryBrowser, type Tab } from '@biuro/core/lib/memory-browser.ts';
import { type User, writeSession } from '@biuro/core/session/stored-session.ts';
import { sessionOf } from '@biuro/core/testing/samples.ts';
import { configure, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { expect, onTestFinished, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { SlotContext } from '#services/feature/slot.tsx';
import { PortalContext } from '#services/portal/use-portal.ts';
import { hasUnsavedChanges } from '#ui/unsaved/unsaved.ts';
import { Router } from '../app/routing/router.tsx';
import { slots } from '../app/routing/slots.ts';
import { completeDom } from './dom.ts';
import { type Answers, createFakeApi, type FakeApi } from './fake-api.ts';
import { textOf } from './read.ts';
import { NOW } from './samples/now.ts';
import { office } from './samples/office.ts';

/** Milliseconds for what is to appear: one second, as Testing Library has it, is what a busy machine may take for nothing. */
const PATIENCE = 20_000;

export interface Given {
  /** Who is signed in. */
  as?: User;
  /** What the server answers; `GET /config` has an answer already. */
  answers?: Answers;
  config?: AppConfig;
  locale?: Locale;
}

interface Rendered {
  api: FakeApi;
  /** Presses keys and buttons. */
  person: UserEvent;
  /** Loads the page anew, in the same tab. */
  reload(): void;
  /** What this browser keeps. */
  storage: Ports['storage'];
  /** Another tab of the same browser. */
  otherTab: Tab;
  /** Lets milliseconds pass, for charts, timers and pages alike. */
  pass(milliseconds: number): Promise<void>;
}

/** The portal at an address, as a browser shows it, with a server, a storage and a clock that the test rules. It ends with the test. */
export function renderPortal(path: string, { as, answers = {}, config = office, locale = 'pl' }: Given = {}): Rendered {
  completeDom();
  startClock();
  document.documentElement.lang = locale;
  history.replaceState(null, '', path);
  const browser = createMemoryBrowser();
  const tab = browser.openTab();
  if (as) writeSession(tab.storage, sessionOf(as));
  const api = createFakeApi({ 'GET /config': config, ...answers });
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const open = () => drawPortal(portsOf(tab, api, locale));
  let close = open();
  onTestFinished(async () => {
    await endToasts();
    close();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
    const spoken = complaints.mock.calls.map((words) => words.join(' ')).filter((text) => !isExpected(text));
    expect({ mistakes: api.mistakes, complaints: spoken }).toEqual({ mistakes: [], complaints: [] });
  });
  return {
    api,
    person: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    storage: tab.storage,
    reload() {
      close();
      close = open();
    },
    otherTab: browser.openTab(),
    async pass(milliseconds) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      // React draws in a turn of its own.
      await new Promise(requestAnimationFrame);
    },
  };
}

/** Returns what closes the page. */
function drawPortal(ports: Ports): () => void {
  const portal = createPortal(ports);
  portal.start();
  const { unmount } = render(
    <PortalContext value={portal}>
      <SlotContext value={slots}>
        <Router />
      </SlotContext>
    </PortalContext>,
  );
  return () => {
    unmount();
    portal.stop();
  };
}

function portsOf(tab: Tab, { fetch }: FakeApi, locale: Locale): Ports {
  return {
    ...tab,
    fetch,
    clock: {
      now: () => Date.now(),
      setTimeout: (callback, delay) => setTimeout(callback, delay),
      clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
    },
    go: (to, options) => navigate(to, options),
    setTitle: (title) => {
      document.title = title;
    },
    hasUnsavedChanges,
    settings: { host: location.origin, apiKey: 'biuro-test', locale },
  };
}

/** Time runs as it does outside, from one same moment on, and the test can let more of it pass. */
function startClock(): void {
  vi.useFakeTimers({
    now: Date.parse(NOW),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 2,
  });
}

/** Toasts stand beside the page and outlive it. */
async function endToasts(): Promise<void> {
  toast.dismiss();
  for (let turn = 0; turn < 20 && document.querySelector('[data-sonner-toast]'); turn++) {
    await new Promise(requestAnimationFrame);
    await vi.advanceTimersByTimeAsync(300);
  }
}

/** What React says in development of things that are right here. */
const expected = [
  // A page whose code is here already is drawn without waiting for it.
  'did not call use() when it finished',
  // An element of HTML that happy-dom does not know by its name.
  'is unrecognized in this browser',
];
const isExpected = (text: string) => expected.some((part) => text.includes(part));

// Left out: Testing Library's `act`, which has React draw otherwise than in a browser. A test waits for what a person sees. And what the page says
// stands in place of its whole HTML, which would take a second to print for each look at a page that is still on its way.
configure({
  asyncUtilTimeout: PATIENCE,
  asyncWrapper: (wait) => wait(),
  eventWrapper: (dispatch) => dispatch(),
  getElementError: (message, container) => new Error([message, textOf(container).slice(0, 3_000)].join('\n\n')),
});
