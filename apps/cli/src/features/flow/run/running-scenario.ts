import { ApiError } from '@biuro/core/lib/failure.ts';
import { createMemoryBrowser } from '@biuro/core/lib/memory-browser.ts';
import { isBusy, loginFailureOf } from '@biuro/core/login/login-selectors.ts';
import { type StoredSession, sessionKey } from '@biuro/core/session/stored-session.ts';
import { type AnyActorRef, waitFor } from 'xstate';
import { createNodePorts, type PortContext } from '#terminal/session/ports.ts';
import type { ActorLine, Scenario, Variables } from '../format/types.ts';
import { fill } from '../format/variables.ts';
import { FlowError, type FlowWords } from '../format/words.ts';
import { type Browser, createFlowActor, type FlowActor } from './actor.ts';
import { createFlowClock, type FlowClock } from './clock.ts';
import { createFlowOutbox, type FlowOutbox } from './outbox.ts';
import { createRateLimitPause, type RateLimitPause } from './rate-limit-pause.ts';
import { instantOf } from './time.ts';

/** What the scenarios of a run share. */
export interface FlowRun {
  context: PortContext;
  text: FlowWords;
  outbox: FlowOutbox;
  /** Sessions of finished scenarios by e-mail, for reuse: the server limits how many codes it sends. */
  sessions: Map<string, StoredSession>;
  rateLimitPause: RateLimitPause;
}

/** A scenario under way. */
export interface RunningScenario {
  run: FlowRun;
  text: FlowWords;
  clock: FlowClock;
  variables: Variables;
  actor: (name?: string) => FlowActor;
  /** `login` of the only actor, or `ewa.login`. */
  chart: (address: string, by?: string) => Promise<{ actor: FlowActor; chart: AnyActorRef; name: string }>;
  stop: () => void;
}

export function createFlowRun(context: PortContext, text: FlowWords, say: (sentence: string) => void): FlowRun {
  const { fetch } = createNodePorts(context);
  const rateLimitPause = createRateLimitPause((seconds) => say(text('rate-limit', { seconds })));
  return {
    context,
    text,
    rateLimitPause,
    outbox: createFlowOutbox(fetch, context.settings, text),
    sessions: new Map(),
  };
}

/** Creates the actors; those with an `as` are signed in. */
export async function openScenario(run: FlowRun, scenario: Scenario, variables: Variables): Promise<RunningScenario> {
  const { text } = run;
  const clock = createFlowClock(scenario.clock === undefined ? Date.now() : instantOf(scenario.clock, text));
  const actors = new Map<string, FlowActor>();
  const browsers = new Map<string, Browser>();
  const people = new Map<FlowActor, string>();
  const lines = fill(scenario.actors ?? { me: null }, variables, text);
  for (const [name, given] of Object.entries(lines)) {
    const line = given ?? {};
    const browser = (line.tabOf && browsers.get(line.tabOf)) || createMemoryBrowser();
    browsers.set(name, browser);
    const session = line.as === undefined ? undefined : await sessionFor(run, line, line.as);
    if (session) browser.openTab().storage.set(sessionKey, JSON.stringify(session));
    const actor = createFlowActor({ name, line, browser, clock, ...run });
    actors.set(name, actor);
    if (line.as !== undefined) people.set(actor, line.as);
  }

  const known = [...actors.keys()].join(', ');
  const actorOf = (name?: string): FlowActor => {
    const [only] = actors.values();
    if (name === undefined && actors.size > 1) throw new FlowError(text('actor.which', { known }));
    const found = name === undefined ? only : actors.get(name);
    if (!found) throw new FlowError(text('actor.unknown', { name: name ?? '', known }));
    return found;
  };
  return {
    run,
    text,
    clock,
    variables,
    actor: actorOf,
    async chart(address, by) {
      const [first = '', second] = address.split('.');
      const actor = actorOf(second === undefined ? by : first);
      const name = second ?? first;
      return { actor, name, chart: await actor.chart(name) };
    },
    stop() {
      for (const [actor, email] of people) {
        const session = actor.session();
        if (session) run.sessions.set(email, session);
      }
      for (const actor of actors.values()) actor.stop();
    },
  };
}

/** A session of a finished scenario, or a new one through the login chart and the demo outbox. */
async function sessionFor(run: FlowRun, { password }: ActorLine, email: string): Promise<StoredSession> {
  const reusable = run.sessions.get(email);
  run.sessions.delete(email);
  if (reusable) return reusable;
  return signIn(run, { email, password: password ?? 'Demo-biuro-2026' });
}

async function signIn(run: FlowRun, credentials: { email: string; password: string }): Promise<StoredSession> {
  const { context, text, outbox } = run;
  const { email } = credentials;
  const clock = createFlowClock(Date.now());
  const actor = createFlowActor({ name: email, line: {}, browser: createMemoryBrowser(), clock, ...run });
  try {
    await outbox.mark(email);
    const { createLogin } = actor.portal;
    const login = createLogin();
    const settled = () => waitFor(login, (snapshot) => !isBusy(snapshot), { signal: context.signal });
    login.send({ type: 'credentials.submit', ...credentials });
    const asked = await settled();
    if (asked.matches('code')) login.send({ type: 'code.submit', code: await outbox.take(email) });
    const failure = loginFailureOf(await settled());
    const session = actor.session();
    if (!session) throw new ApiError(failure ?? actor.portal.toFailure(null));
    return session;
  } catch (thrown) {
    throw new FlowError(text('signin', { email, reason: thrown instanceof Error ? thrown.message : String(thrown) }));
  } finally {
    actor.stop();
  }
}
