import type { Office } from '../../harness/harness.ts';

type Place = Pick<Office, 'db'>;

/** How often the history of this record says so. */
export async function timesToldOf({ db }: Place, record: string, action: string): Promise<number> {
  return (await actionsOf({ db }, record)).filter((told) => told === action).length;
}

/** What its history says, the first first. */
export async function actionsOf({ db }: Place, record: string): Promise<string[]> {
  const told = db.selectFrom('audit').select('action').where('entity_id', '=', record).orderBy('id');
  return (await told.execute()).map(({ action }) => action);
}

/** A few words when something is not as it should be. */
export function unless(wanted: unknown, found: unknown, what: string): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  return is === should ? [] : [`${what} is ${is} instead of ${should}`];
}
