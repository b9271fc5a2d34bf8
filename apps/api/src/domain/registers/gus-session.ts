import { callGus, element } from './gus-soap.ts';
import { RegisterError } from './register-answer.ts';

/** The register forgets a session after an hour. */
const LIFE = 50 * 60_000;
const PATIENCE_FOR_LEAVING = 1_000;

/** The session that the id belonged to is over. */
export class SessionOver extends RegisterError {}

/** One session with the register, shared by everybody who asks, and begun anew when it is over. */
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
    /** Does the work with the id of a session; once more with another id when it throws {@link SessionOver}. */
    use,
    /** Tells the register that the session is not needed any more. Never throws. */
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
