import type { components } from '@biuro/contract';
import { wireTime } from '@biuro/core/lib/wire-time.ts';
import type { Calling, Person } from '../people/people.ts';
import { get, send } from '../server/answers.ts';
import { sharedTaskOffice } from './task-office.ts';

export type Someone = Person & Calling;
type NewUptime = components['schemas']['NewUptime'];

/** An office for tests of work time. */
export function sharedUptimeOffice() {
  const office = sharedTaskOffice();

  const post = (by: Calling, body: object) => send(by, 'POST', '/api/uptimes', body);
  const stop = (by: Calling, body: object) => send(by, 'PUT', '/api/uptimes', body);
  const put = (by: Calling, id: string, body: object) => send(by, 'PUT', `/api/uptimes/${id}`, body);
  const remove = async (by: Calling, id: string) => by.call({ method: 'DELETE', url: `/api/uptimes/${id}` });
  const list = (by: Calling, query = '') => get(by, `/api/uptimes?limit=100${query}`);

  /** Adds an hour of finished work for the first company by default; in UTC. */
  async function add(by: Calling, start: string, end: string, more: Partial<NewUptime> = {}) {
    const work = { start_date: start, end_date: end, company_id: office.companies.own, source: 'manual', ...more };
    const { status, body } = await post(by, work);
    if (status !== 201) throw new Error(`${status} ${body.error}`);
    return body.data as components['schemas']['Uptime'];
  }

  const rows = (user: Person) =>
    office.portal.db.selectFrom('uptimes').selectAll().where('user_id', '=', user.id).orderBy('start_date').execute();

  return { ...office, post, stop, put, remove, list, add, rows };
}

/**
 * The instant in this number of minutes, as the contract writes it. Pass the same `now` when the distance of two
 * instants matters.
 */
export const inMinutes = (minutes: number, now = Date.now()): string =>
  wireTime(Math.floor(now / 1_000) * 1_000 + minutes * 60_000);

/** Status, code, and mistakes by field. */
export const refusal = ({ status, body }: Awaited<ReturnType<typeof get>>) => [
  status,
  ...(body.errors?.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`) ?? [body.code]),
];
