import { type Caller, newCaller } from '../../harness/callers.ts';
import { type Answer, type Ask, good } from '../../harness/http.ts';
import { actionsOf, unless } from './history.ts';
import { type Race, racing, type Start, type Track } from './race.ts';

export const attack = racing(
  'races-approvals',
  'approves what was worked many times at the same moment, and beside who rejects, changes or deletes it',
  racesForEntries,
);

/** How many were done in these answers; one that has no body did what was asked. */
const done = (answers: Answer[]) =>
  answers
    .filter(({ status }) => status < 300)
    .reduce((sum, { text }) => sum + (JSON.parse(text || '{"data":{}}').data.done ?? 1), 0);

/** An hour of finished work that was handed in. */
async function racesForEntries({ harness, office }: Track): Promise<Race[]> {
  const { db } = office;
  const approvers = [await newCaller(harness, office, 'owner'), await newCaller(harness, office, 'administrator')];
  const [owner, administrator] = approvers as [Caller, Caller];
  const { id: company_id } = await db.selectFrom('companies').select('id').executeTakeFirstOrThrow();

  async function handedIn() {
    const person = await newCaller(harness, office, 'accountant');
    const work = { start_date: '2026-10-06 08:00:00', end_date: '2026-10-06 09:00:00', company_id, source: 'manual' };
    const entry = { ...work, category: 'bookkeeping', billable: true };
    const { id } = good(await person.send({ method: 'POST', path: '/api/uptimes', body: entry })).data;
    good(await person.send({ method: 'POST', path: '/api/uptimes/submit', body: { ids: [id] } }));
    return { person, id, entry };
  }
  type Entry = Awaited<ReturnType<typeof handedIn>>;

  const post = (by: Caller, path: string, body: object) =>
    by.send({ method: 'POST', path: `/api/uptimes/${path}`, body });
  /** One approver chooses the entry, the other the whole month. */
  const approve = (runner: number, { person, id }: Entry) =>
    runner % 2
      ? post(owner, 'approve', { ids: [id] })
      : post(administrator, 'approve', { month: '2026-10', user_id: person.id });

  async function stateOf({ id }: Entry) {
    const row = db.selectFrom('uptimes').select(['status', 'version']).where('id', '=', id);
    return (await row.executeTakeFirst()) ?? null;
  }

  const race = (name: string, begin: (entry: Entry) => Start): Race => ({
    name,
    begin: async () => begin(await handedIn()),
  });

  /** Either it is approved as it stands or somebody does this to it. */
  const approvedOr = (other: string, { ask, refusals, history, after }: Other) =>
    race(`approval of an entry or its ${other}`, (entry) => ({
      attempt: (runner) => (runner % 3 ? approve(runner, entry) : entry.person.send(ask(entry))),
      allowed: ['200', '204', ...refusals],
      winners: done,
      async faults() {
        const told = await actionsOf(office, entry.id);
        const isApproved = told.includes('uptime.approved');
        return [
          ...unless([isApproved ? 'uptime.approved' : history], told, 'its history'),
          ...unless(isApproved ? { status: 'approved', version: 3 } : after, await stateOf(entry), 'the entry'),
        ];
      },
    }));
  interface Other {
    ask(entry: Entry): Ask;
    refusals: string[];
    history: string;
    after: Awaited<ReturnType<typeof stateOf>>;
  }

  return [
    race('approval of an entry', (entry) => ({
      attempt: (runner) => approve(runner, entry),
      allowed: ['200'],
      winners: done,
      faults: async () => [
        ...unless({ status: 'approved', version: 3 }, await stateOf(entry), 'the entry'),
        ...unless(['uptime.approved'], await actionsOf(office, entry.id), 'its history'),
      ],
    })),
    // What was approved may still be given back, so that approval comes first or not at all.
    race('rejection of an entry, beside its approval', (entry) => ({
      attempt: (runner) =>
        runner % 3
          ? approve(runner, entry)
          : post(approvers[(runner / 3) % 2] ?? owner, 'reject', { ids: [entry.id], reason: 'Wyścig' }),
      allowed: ['200'],
      winners: (answers) => done(answers.filter((_, runner) => runner % 3 === 0)),
      async faults(answers) {
        const all = done(answers);
        const history = all === 2 ? ['uptime.approved', 'uptime.rejected'] : ['uptime.rejected'];
        return [
          ...unless({ status: 'rejected', version: 2 + all }, await stateOf(entry), 'the entry'),
          ...unless(history, await actionsOf(office, entry.id), 'its history'),
          ...unless(1, await noticesTo(entry.person), 'number of notices'),
        ];
      },
    })),
    approvedOr('change', {
      ask: ({ id, entry: { source: _source, ...values } }) => ({
        method: 'PUT',
        path: `/api/uptimes/${id}`,
        body: { ...values, settlement_id: null, comment: 'Wyścig', version: 2 },
      }),
      refusals: ['409 entry_approved', '409 version_conflict'],
      history: 'uptime.updated',
      after: { status: 'saved', version: 3 },
    }),
    approvedOr('deletion', {
      ask: ({ id }) => ({ method: 'DELETE', path: `/api/uptimes/${id}` }),
      refusals: ['409 entry_approved', '404 not_found'],
      history: 'uptime.deleted',
      after: null,
    }),
  ];

  async function noticesTo({ id }: Caller): Promise<number> {
    const notices = db.selectFrom('notices').select('id').where('event', '=', 'uptimes_rejected');
    return (await notices.where('user_id', '=', id).execute()).length;
  }
}
