import type { TestApp } from './test-app.ts';

/** A person who is signed in, or the server for somebody who is not. */
type Caller = Pick<TestApp, 'call'>;

export const get = (caller: Caller, url: string) => answer(caller.call({ method: 'GET', url }));

export const send = (
  caller: Caller,
  method: 'POST' | 'PUT',
  url: string,
  payload: object | string,
  headers: Record<string, string> = {},
) => answer(caller.call({ method, url, payload, headers }));

async function answer(called: ReturnType<TestApp['call']>) {
  const response = await called;
  return { status: response.statusCode, body: response.json() };
}
