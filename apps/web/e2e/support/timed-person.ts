import type { BrowserContext } from '@playwright/test';
import { addPerson, address } from './portal.ts';
import { storeSession } from './sessions.ts';

let people = 0;

/** Somebody of the office who has no work time yet, signed in to this browser. */
export async function timeKeeper(context: BrowserContext, name = 'Lena Licznik') {
  people += 1;
  const email = `licznik-${people}-${Date.now()}@biuro.example`;
  const person = await addPerson(email, 'accountant', name);
  const session = await storeSession(context, address(), email, { password: person.password });

  /** An API call of the person outside of the browser; a POST where it has a body. */
  async function call(path: string, body?: object) {
    const answer = await fetch(`${address()}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-API-Key': 'biuro-web',
        Authorization: `Bearer ${session.access_token}`,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return JSON.parse(await answer.text());
  }
  /** Their entries at the server, as their seconds, earliest first. */
  const entries = async (): Promise<number[]> =>
    (await call('/uptimes?sort=start_date:asc')).data.map(({ seconds }: { seconds: number }) => seconds);
  /** Work for the office itself, in UTC; its id. */
  const work = async (start_date: string, end_date: string): Promise<string> => {
    const body = { start_date, end_date, category: 'administration', source: 'manual' };
    return (await call('/uptimes', body)).data.id;
  };
  return { person, session, call, entries, work };
}
