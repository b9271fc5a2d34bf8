import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import type { BrowserContext } from '@playwright/test';

export interface StoredSession {
  user: { id: string; isAdmin: boolean; first_name: string; last_name: string };
  access_token: string;
  refresh_token: string;
  logged_in: true;
}

interface SessionOptions {
  password?: string;
  change?: (session: StoredSession) => StoredSession;
}

/** Signs in by the calls that the pages make, without opening one, and stores the session where they look for it. */
export async function storeSession(
  context: BrowserContext,
  origin: string,
  email: string,
  { password = PASSWORD, change = (same) => same }: SessionOptions = {},
): Promise<StoredSession> {
  const page = await context.newPage();
  await page.goto(`${origin}/favicon.svg`);
  const session = change(await page.evaluate(signInByCalls, { email, password }));
  await page.close();
  await store(context, origin, session);
  return session;
}

/** Stores it before the first page of this origin is opened. Later pages read what the earlier ones have stored. */
export async function store(context: BrowserContext, origin: string, session: StoredSession): Promise<void> {
  const stored = `e2e.${crypto.randomUUID()}`;
  await context.addInitScript(
    ({ at, once, text }) => {
      if (location.origin !== at || localStorage.getItem(once)) return;
      localStorage.setItem(once, 'stored');
      localStorage.setItem('biuro.session', text);
    },
    { at: origin, once: stored, text: JSON.stringify(session) },
  );
}

/** Runs in the browser, because only the browser resolves the hosts of the other offices. */
async function signInByCalls({ email, password }: { email: string; password: string }): Promise<StoredSession> {
  const call = async (method: string, path: string, headers: Record<string, string> = {}, body?: object) => {
    const json = body && { 'Content-Type': 'application/json' };
    const init = { method, headers: { 'X-API-Key': 'biuro-web', ...headers, ...json } };
    const answer = await fetch(`/api${path}`, { ...init, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const newest = async () => {
    const letters = await call('GET', `/dev/outbox?to=${encodeURIComponent(email)}`);
    return letters.find(({ code }: { code: string | null }) => code);
  };
  const before = (await newest())?.at ?? '';
  const { challenge } = (await call('POST', '/users/check', {}, { email, password })).data;
  let letter = await newest();
  while (!letter || letter.at <= before) letter = await newest();

  const proof = { 'X-Login-Challenge': challenge };
  await call('POST', '/users/verify', proof, { email, code: letter.code });
  const basic = { Authorization: `Basic ${btoa(`${email}:${password}`)}` };
  const { refresh_token } = await call('POST', '/auth', { ...proof, ...basic });
  const tokens = await call('POST', '/auth/access', { Authorization: `Bearer ${refresh_token}` });
  const bearer = { Authorization: `Bearer ${tokens.access_token}` };
  const { id } = await call('GET', '/auth', bearer);
  const { data: user } = await call('GET', `/users/${id}`, bearer);
  return { user, access_token: tokens.access_token, refresh_token: tokens.refresh_token, logged_in: true };
}
