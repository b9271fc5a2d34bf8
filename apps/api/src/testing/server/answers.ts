import type { TestApp } from './test-app.ts';

/** A signed-in user, or the server for an anonymous caller. */
type Caller = Pick<TestApp, 'call'>;

export const get = (caller: Caller, url: string) => answer(caller.call({ method: 'GET', url }));

export const send = (
  caller: Caller,
  method: 'POST' | 'PUT',
  url: string,
  payload: object | string,
  headers: Record<string, string> = {},
) => answer(caller.call({ method, url, payload, headers }));

/** 204 has no body. */
export async function remove(caller: Caller, url: string) {
  const response = await caller.call({ method: 'DELETE', url });
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
}

/** The total of a list with these filters. */
export async function totalOf(
  caller: Caller,
  list: string,
  filters: Record<string, string | boolean | undefined>,
): Promise<number> {
  const pairs = Object.entries(filters).flatMap(([key, value]) =>
    value === undefined ? [] : [`filters[${key}]=${value}`],
  );
  return (await get(caller, `/api/${list}?limit=1&${pairs.join('&')}`)).body.meta.total;
}

async function answer(called: ReturnType<TestApp['call']>) {
  const response = await called;
  return { status: response.statusCode, body: response.json() };
}
