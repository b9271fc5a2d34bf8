import { bearer } from '@biuro/core/api/authorization.ts';
import { createSessionFetch } from '@biuro/core/session/session-fetch.ts';
import { differenceOf } from '../format/match.ts';
import type { Step } from '../format/types.ts';
import { FlowError } from '../format/words.ts';
import type { RunningScenario } from './running-scenario.ts';

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** Makes a call and compares its answer with the step, 2xx by default. Resolves with the body. */
export async function callApi(running: RunningScenario, step: Step): Promise<unknown> {
  const { api = '', answer = {} } = step;
  const actual = await sendCall(running, step);
  const isFine = actual.status >= 200 && actual.status < 300;
  const { status = isFine ? actual.status : 200 } = answer;
  const difference = differenceOf({ ...answer, status }, actual, api, running.text);
  if (difference === null) return actual.body;
  throw new FlowError(isFine ? difference : `${difference} ${JSON.stringify(actual.body)}`.slice(0, 600));
}

/** Makes any call as the person of the actor, through the session fetch that the charts use. */
export async function sendCall(running: RunningScenario, { api = '', by, body, headers }: Step): Promise<Answer> {
  const { text } = running;
  const { portal, ports, session } = running.actor(by);
  const [, method = '', path = ''] = /^(\w+) (\/\S*)$/.exec(api) ?? [];
  if (method === '') throw new FlowError(text('call.wrong', { call: api }));
  const { host, apiKey, locale } = ports.settings;
  const token = session()?.access_token;
  const request = new Request(`${host}/api${path}`, {
    method,
    headers: {
      'X-API-Key': apiKey,
      'Accept-Language': locale,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      // Core adds no token to the calls of authentication
      ...(token && /^\/auth\b/.test(path) && bearer(token)),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await createSessionFetch(
    ports.fetch,
    portal.session,
  )(request).catch((thrown: unknown) => {
    throw new FlowError(text('call.failed', { call: api, reason: portal.toFailure(thrown).message }));
  });
  return {
    status: response.status,
    body: parsed(await response.text()),
    headers: Object.fromEntries(response.headers.entries()),
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return content === '' ? null : content;
  }
}
