import { callGus, element } from './gus-soap.ts';
import { RegisterError } from './register-answer.ts';

/** Sessions of the register expire after an hour. */
const LIFE = 50 * 60_000;
const PATIENCE_FOR_LEAVING = 1_000;

/** The session id has expired. */
export class SessionOver extends RegisterError {}

/** One session shared by all requests; a new one is opened when it has expired. */
export function createGusSession({ url, key }: { url: string; key: string }, now: () => number) {
  let current: { sid: Promise<string>; until: number } | undefined;

  function begin(signal: AbortSignal): Promise<string> {
    const session = { sid: logIn(url, key, signal), until: now() + LIFE };
    session.sid.catch(() => forget(session));
    current = session;
    return session.sid;
  }

  const forget = (session: typeof current) => {
    if (current === session) current = undefined;
  };

  async function use<T>(signal: AbortSignal, work: (sid: string) => Promise<T>): Promise<T> {
    if (current && current.until <= now()) current = undefined;
    const session = current;
    const sid = await (session?.sid ?? begin(signal));
    try {
      return await work(sid);
    } catch (error) {
      if (!(error instanceof SessionOver) || !session) throw error;
      forget(session);
      return use(signal, work);
    }
  }

  return {
    /** Runs the work with a session id; once more with a new id when it throws {@link SessionOver}. */
    use,
    /** Closes the session. Never throws. */
    async close(): Promise<void> {
      const sid = await current?.sid.catch(() => undefined);
      current = undefined;
      if (sid === undefined) return;
      const content = element('ns:pIdentyfikatorSesji', sid);
      const signal = AbortSignal.timeout(PATIENCE_FOR_LEAVING);
      await callGus(url, { operation: 'Wyloguj', content, sid, signal }).catch(() => {});
    },
  };
}

async function logIn(url: string, key: string, signal: AbortSignal): Promise<string> {
  const content = element('ns:pKluczUzytkownika', key);
  const sid = (await callGus(url, { operation: 'Zaloguj', content, signal })).trim();
  if (!sid) throw new RegisterError('the key is refused');
  if (!/^\w{1,64}$/.test(sid)) throw new RegisterError('no id of a session');
  return sid;
}
