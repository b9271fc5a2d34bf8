import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMovedClock, type MovedClock, whyNoMovedClock } from '@biuro/testing/moved-clock.ts';
import { type Attack, none } from '../../harness/attack.ts';
import { type AuthSteps, createAuthSteps } from '../../harness/auth-steps.ts';
import { addPerson, type Caller, newCaller, type Person } from '../../harness/callers.ts';
import type { Harness } from '../../harness/harness.ts';
import { type Answer, good } from '../../harness/http.ts';
import { createSettlements, putLink } from '../../harness/office-database.ts';
import { type OwnServer, pause, startOwnServer } from '../../harness/own-server.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const STEPS = { full: [2 * HOUR, -2 * HOUR, 400 * DAY, -400 * DAY, 90, -90], short: [400 * DAY, -2 * HOUR] };

/**
 * Sets the clock of the server wrong and right again, while the database keeps its own; the database decides how long codes, tokens and links
 * are valid. Not tested here: steps of the database's clock (`clock-steps.test.ts` of the server: nobody is locked out and nothing valid ends,
 * but an expired code is valid again when that clock is set back), and codes of authenticator apps, which are computed from the time, so that
 * a server whose clock is wrong by more than one step refuses them.
 */
export const attack: Attack = {
  name: 'clock',
  does: 'sets the clock of the server forth and back under sessions, codes, links and timers',
  obstacle: whyNoMovedClock,
  async run({ harness, size }) {
    const directory = mkdtempSync(join(tmpdir(), 'biuro-clock-'));
    const clock = createMovedClock(directory);
    const server = await startOwnServer(harness, { variables: clock.variables });
    try {
      const scene = await createScene(harness, server, clock);
      for (const seconds of STEPS[size]) await step(scene, seconds);
      const steps = `${STEPS[size].length} steps and as many back`;
      return [
        none('clock: not as if nothing had happened', scene.faults, `${scene.looks} looks, ${steps}`),
        none('clock: times that are not there', await strangeTimes(server), steps),
      ];
    } finally {
      await server.close();
      rmSync(directory, { recursive: true });
    }
  },
};

interface Scene {
  harness: Pick<Harness, 'secrets'>;
  server: OwnServer;
  clock: MovedClock;
  auth: AuthSteps;
  faults: string[];
  looks: number;
}

async function createScene(harness: Harness, server: OwnServer, clock: MovedClock): Promise<Scene> {
  return { harness, server, clock, auth: createAuthSteps(server), faults: [], looks: 0 };
}

type See = (what: string, holds: boolean | Promise<boolean>) => Promise<void>;

async function step(scene: Scene, seconds: number): Promise<void> {
  const { clock, server, harness } = scene;
  const watcher = await newCaller(harness, server, 'owner');
  const begun = await begin(scene);
  const see =
    (when: string): See =>
    async (what, holds) => {
      scene.looks += 1;
      if (!(await holds)) scene.faults.push(`${what} (${when}, step of ${seconds} s)`);
    };
  clock.move(seconds);
  await untilItIs(watcher, seconds);
  await look(scene, begun.there, see('after it'));
  await lookAtTimer(begun.timer, seconds, see('after it'));
  clock.move(0);
  await untilItIs(watcher, 0);
  await look(scene, begun.back, see('back again'));
  await see('back again')('a timer is stopped, with its true length', stopped(begun.timer));
}

interface Begun {
  /** A session with its tokens, a code that waits, one that has run out, one that was used, a link: for each of the two looks. */
  there: Things;
  back: Things;
  timer: { by: Caller; id: string; since: number };
}

interface Things {
  signedIn: { access: string; refresh: string };
  waiting: { person: Person; challenge: string; code: string };
  late: { person: Person; challenge: string; code: string };
  used: { person: Person; challenge: string; code: string };
  link: string;
}

async function begin(scene: Scene): Promise<Begun> {
  const { server, harness } = scene;
  const by = await newCaller(harness, server, 'accountant');
  const { id: settlement_id } = await createSettlements(server.db).addTask({
    company_id: server.a.company ?? '',
    kind: 'one_off',
  });
  const since = Date.now() - 60 * 60_000;
  const body = { start_date: wire(since), settlement_id };
  const { id } = good(await by.send({ method: 'POST', path: '/api/uptimes', body })).data;
  return { there: await things(scene), back: await things(scene), timer: { by, id, since } };
}

async function things({ server, auth }: Scene): Promise<Things> {
  const { db } = server;
  const person = () => addPerson(server, 'representative');
  const asked = async () => {
    const one = await person();
    const challenge = await auth.check(one);
    return { person: one, challenge, code: await auth.codeTo(one) };
  };
  const [waiting, late, used] = [await asked(), await asked(), await asked()];
  good(await auth.verify(used.person, used.challenge, used.code));
  await db
    .updateTable('login_challenges')
    .set({ code_expires_at: new Date(Date.now() - 1_000) })
    .where('user_id', '=', late.person.id)
    .execute();
  const link = await putLink(db, 'reset', (await person()).id, 600);
  return { signedIn: await signIn(auth, await person()), waiting, late, used, link };
}

async function signIn(auth: AuthSteps, person: Person): Promise<Things['signedIn']> {
  const { refresh_token } = good(await auth.auth(person, await auth.verified(person)));
  const { access_token, refresh_token: next, expires_in } = good(await auth.refresh(refresh_token));
  if (expires_in <= 0 || expires_in > 600) throw new Error(`A token for ${expires_in} s`);
  return { access: access_token, refresh: next };
}

/** Sessions, codes and links are as before, and people can sign in. */
async function look(scene: Scene, { signedIn, waiting, late, used, link }: Things, see: See): Promise<void> {
  const { server, auth } = scene;
  const who = (token: string) => server.send({ path: '/api/auth', headers: { Authorization: `Bearer ${token}` } });
  await see('a token works', is(200, who(signedIn.access)));
  await see('a session is renewed', is(200, auth.refresh(signedIn.refresh)));
  await see('a code is taken', is(200, auth.verify(waiting.person, waiting.challenge, waiting.code)));
  await see('and signs in', is(200, auth.auth(waiting.person, waiting.challenge)));
  await see('a code that ran out stays so', is(422, auth.verify(late.person, late.challenge, late.code)));
  await see('a code is not taken twice', is(410, auth.verify(used.person, used.challenge, used.code)));
  await see('a link opens', is(200, server.send({ path: `/api/users/reset-password/${link}` })));
  const newcomer = await addPerson(server, 'representative');
  const tokens = await signIn(auth, newcomer).catch(() => undefined);
  await see('somebody signs in', tokens !== undefined);
  await see('and is in', is(200, who(tokens?.access ?? '')));
  await see('a message is sent', sent(server, newcomer));
}

const is = async (status: number, answer: Promise<Answer>): Promise<boolean> => (await answer).status === status;

async function sent({ db }: OwnServer, { email }: Person): Promise<boolean> {
  for (const deadline = performance.now() + 10_000; performance.now() < deadline; await pause(50)) {
    const messages = await db.selectFrom('outbox').select('sent_at').where('recipient', '=', email).execute();
    if (messages.length > 0 && messages.every(({ sent_at }) => sent_at !== null)) return true;
  }
  return false;
}

/** Work is not longer than sixteen hours, nor over before it began, whatever the clock says. */
async function lookAtTimer({ by, id }: Begun['timer'], seconds: number, see: See): Promise<void> {
  const end_date = wire(Date.now() + seconds * 1_000);
  const { status } = await by.send({ method: 'PUT', path: '/api/uptimes', body: { id, end_date } });
  const possible = seconds > -HOUR && seconds < 15 * HOUR;
  await see(`a timer is stopped or refused: ${status}`, possible ? status === 200 : status === 422);
}

async function stopped({ by, id, since }: Begun['timer']): Promise<boolean> {
  const end = Date.now();
  const answer = await by.send({ method: 'PUT', path: '/api/uptimes', body: { id, end_date: wire(end) } });
  if (answer.status !== 200) return false;
  const { start_date, end_date } = good(answer).data;
  const length = Date.parse(`${end_date}Z`) - Date.parse(`${start_date}Z`);
  // It may have been stopped before, by the wrong clock, whose user saw that time.
  return length > 0 && Math.abs(Date.parse(`${start_date}Z`) - since) < 1_000;
}

const wire = (instant: number) => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

async function untilItIs(by: Caller, seconds: number): Promise<void> {
  for (const deadline = performance.now() + 10_000; performance.now() < deadline; await pause(20)) {
    const { now } = good(await by.send({ path: '/api/uptimes/active' })).data;
    if (Math.abs(now - Date.now() / 1_000 - seconds) < 5) return;
  }
  throw new Error(`The clock of the server does not move by ${seconds} s`);
}

async function strangeTimes({ db }: OwnServer): Promise<string[]> {
  const entries = await db.selectFrom('uptimes').select(['id', 'seconds']).where('seconds', '<=', 0).execute();
  return entries.map(({ id, seconds }) => `work ${id} of ${seconds} s`);
}
