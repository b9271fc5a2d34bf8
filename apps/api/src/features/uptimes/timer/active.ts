import type { components } from '@biuro/contract';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import { findRunning, findTimer, lockPeople } from '../queries.ts';
import { changedUptime } from '../read.ts';
import { clearTimer, findFreeTimer, keepTimer } from './active-queries.ts';

const AHEAD = 5 * 60;

const instantOf = (seconds: number) => new Date(seconds * 1_000);
const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1_000);

export const activeHandlers: Pick<Handlers, 'getActiveUptime' | 'setActiveUptime' | 'clearActiveUptime'> = {
  async getActiveUptime(_request, context) {
    return { status: 200, body: { data: await active(context) } };
  },

  async setActiveUptime({ body: { started_at, replace = false } }, context) {
    const { db, caller } = context;
    if (started_at > secondsOf(new Date()) + AHEAD) throw invalid({ pointer: '/started_at', code: 'in_future' });
    await lockPeople(db, [caller.id]);
    // A device that learns late that the timer was stopped must not start it again.
    if (!(await findTimer(db, caller.id, instantOf(started_at))))
      await keepTimer(db, caller.id, instantOf(started_at), replace);
    return { status: 200, body: { data: await active(context) } };
  },

  async clearActiveUptime({ query }, { db, caller }) {
    const start = query?.started_at;
    await clearTimer(db, caller.id, start === undefined ? undefined : instantOf(start));
    return { status: 204 };
  },
};

async function active(context: Context): Promise<components['schemas']['ActiveUptime']> {
  const { db, caller } = context;
  const start = await findFreeTimer(db, caller.id);
  const running = await findRunning(db, caller.id);
  return {
    timer: start ? { started_at: secondsOf(start) } : null,
    running: running ? await changedUptime(context, running.id) : null,
    now: secondsOf(new Date()),
  };
}
