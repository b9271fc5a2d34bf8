import { randomUUID } from 'node:crypto';
import { freshNips } from '@biuro/testing/nips.ts';
import { type Caller, newCaller } from '../../harness/callers.ts';
import { type Answer, good } from '../../harness/http.ts';
import { createSettlements } from '../../harness/office-database.ts';
import { goodUpload } from '../../harness/uploads.ts';
import { timesToldOf } from './history.ts';
import { type Race, racing, type Track } from './race.ts';

/** The instant so many minutes from now, as the wire has it. */
const inMinutes = (minutes: number) =>
  new Date(Math.floor(Date.now() / 1_000) * 1_000 + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** How many different values the good answers have here. */
const different = (answers: Answer[], pick: (body: { data: Record<string, unknown> }) => unknown) =>
  new Set(answers.filter(({ status }) => status < 300).map(({ text }) => JSON.stringify(pick(JSON.parse(text))))).size;

const idOf = (answer: Answer) => good(answer).data.id;

export const attack = racing(
  'races-office',
  'makes and ends what the office has once many times at the same moment',
  racesInTheOffice,
);

/** What the office makes or ends once. */
async function racesInTheOffice({ harness, office }: Track): Promise<Race[]> {
  const { db } = office;
  const owner = await newCaller(harness, office, 'owner');
  const nips = freshNips(2_000);
  const nip = () => nips.next().value;

  const company = () => ({ name: 'Wyścig Sp. z o.o.', company_type: 'zoo', vat_number: nip() });
  const post = (by: Caller, path: string, body?: unknown, headers = {}) =>
    by.send({ method: 'POST', path, ...(body !== undefined && { body }), headers });
  const put = (by: Caller, path: string, body: unknown) => by.send({ method: 'PUT', path, body });
  const countOf = async (table: 'companies' | 'jobs' | 'uptimes', column: string, value: string) =>
    (await db.selectFrom(table).select('id').where(db.dynamic.ref(column), '=', value).execute()).length;

  const { id: company_id } = await db.selectFrom('companies').select('id').executeTakeFirstOrThrow();
  const { id: settlement_id } = await createSettlements(db).addTask({ company_id, period: '2029-01' });

  /** Somebody with an hour of finished work. */
  async function worked() {
    const person = await newCaller(harness, office, 'accountant');
    const work = { start_date: '2026-10-05 08:00:00', end_date: '2026-10-05 09:00:00', company_id, source: 'manual' };
    const id = idOf(await post(person, '/api/uptimes', { ...work, category: 'bookkeeping' }));
    return { person, id };
  }

  return [
    {
      name: 'company with an Idempotency-Key',
      async begin() {
        const body = company();
        const key = { 'Idempotency-Key': randomUUID() };
        return {
          attempt: () => post(owner, '/api/companies', body, key),
          winners: async (answers) =>
            Math.max(
              different(answers, ({ data }) => data.id),
              await countOf('companies', 'vat_number', body.vat_number),
            ),
        };
      },
    },
    {
      name: 'company of one NIP',
      async begin() {
        const body = company();
        return { attempt: () => post(owner, '/api/companies', body) };
      },
    },
    {
      name: 'person of one address',
      async begin(round) {
        const email = `Race-${round}-${Date.now()}@people.example`;
        const body = { first_name: 'Ewa', last_name: 'Nowa', role: 'assistant' };
        return {
          attempt: (runner) => post(owner, '/api/users', { ...body, email: runner % 2 ? email : email.toLowerCase() }),
        };
      },
    },
    {
      name: 'invitation to one address',
      async begin(round) {
        const body = { email: `invited-${round}-${Date.now()}@people.example`, role: 'assistant' };
        return { attempt: () => post(owner, '/api/users/invite', body) };
      },
    },
    {
      name: 'version of a company',
      async begin() {
        const values = company();
        const id = idOf(await post(owner, '/api/companies', values));
        return {
          attempt: (runner) => put(owner, `/api/companies/${id}`, { ...values, city: `Miasto ${runner}`, version: 1 }),
        };
      },
    },
    {
      name: 'step in the life of a company',
      async begin() {
        const id = idOf(await post(owner, '/api/companies', { ...company(), lifecycle: 'active' }));
        const body = { to: 'suspended', reason: 'Wyścig', version: 1 };
        return { attempt: () => post(owner, `/api/companies/${id}/lifecycle`, body) };
      },
    },
    {
      name: 'undoing of an import',
      async begin() {
        const content = `Nazwa firmy;NIP;Forma prawna\r\nImport;${nip()};zoo\r\n`;
        const file = await goodUpload(owner.send, 'company_import', { name: 'firmy.csv', content });
        good(await post(owner, '/api/companies/import', file));
        const list = await owner.send({ path: '/api/companies/imports' });
        const id = good(list).data[0]?.id;
        return { attempt: () => post(owner, `/api/companies/imports/${id}/undo`) };
      },
    },
    {
      name: 'free timer',
      async begin() {
        const person = await newCaller(harness, office, 'accountant');
        const now = Math.floor(Date.now() / 1_000);
        return {
          attempt: (runner) => put(person, '/api/uptimes/active', { started_at: now - 60 * runner }),
          winners: async () =>
            (
              await db.selectFrom('uptime_timers').select('started_at').where('user_id', '=', person.id).execute()
            ).filter(({ started_at }) => started_at.getTime() / 1_000 === now - 60 * 29).length,
        };
      },
    },
    {
      name: 'entry of a free timer',
      async begin() {
        const person = await newCaller(harness, office, 'accountant');
        const body = { start_date: inMinutes(-60), end_date: inMinutes(-1), company_id };
        return {
          attempt: () => post(person, '/api/uptimes', body),
          winners: () => countOf('uptimes', 'user_id', person.id),
        };
      },
    },
    {
      name: 'running timer of a person',
      async begin() {
        const person = await newCaller(harness, office, 'accountant');
        return {
          attempt: (runner) => post(person, '/api/uptimes', { start_date: inMinutes(-60 - runner), settlement_id }),
          winners: () => countOf('uptimes', 'user_id', person.id),
        };
      },
    },
    {
      // A later stop is answered with the first end and changes nothing.
      name: 'end of a running timer',
      async begin() {
        const person = await newCaller(harness, office, 'accountant');
        const id = idOf(await post(person, '/api/uptimes', { start_date: inMinutes(-60), settlement_id }));
        return {
          attempt: (runner) => put(person, '/api/uptimes', { id, end_date: inMinutes(-runner - 1) }),
          winners: (answers) => different(answers, ({ data }) => data.end_date),
        };
      },
    },
    {
      name: 'splitting of an entry',
      async begin() {
        const { person, id } = await worked();
        const body = { at: '2026-10-05 08:30:00', version: 1 };
        return { attempt: () => post(person, `/api/uptimes/${id}/split`, body) };
      },
    },
    {
      name: 'version of an entry',
      async begin() {
        const { person, id } = await worked();
        const { data } = good(await person.send({ path: `/api/uptimes/${id}` }));
        const { start_date, end_date, category, billable } = data;
        const body = { start_date, end_date, category, billable, settlement_id: null, company_id: data.company.id };
        return {
          attempt: (runner) => put(person, `/api/uptimes/${id}`, { ...body, comment: `Uwaga ${runner}`, version: 1 }),
        };
      },
    },
    {
      name: 'handing in of an entry',
      async begin() {
        const { person, id } = await worked();
        return {
          attempt: () => post(person, '/api/uptimes/submit', { ids: [id] }),
          winners: (answers) => doneIn(answers),
        };
      },
    },
    {
      name: 'closing of a month',
      async begin() {
        const { person } = await worked();
        return {
          attempt: () => post(owner, '/api/uptimes/close-month', { month: '2026-10', users: [person.id] }),
          winners: () => timesToldOf(office, person.id, 'uptime_month.closed'),
        };
      },
    },
    {
      name: 'reopening of a month',
      async begin() {
        const { person } = await worked();
        const body = { month: '2026-10', users: [person.id] };
        good(await post(owner, '/api/uptimes/close-month', body));
        return {
          attempt: () => post(owner, '/api/uptimes/reopen-month', { ...body, reason: 'Wyścig' }),
          winners: (answers) => doneIn(answers),
        };
      },
    },
    {
      name: 'address of a calendar',
      async begin() {
        const person = await newCaller(harness, office, 'representative');
        return {
          attempt: () => post(person, '/api/users/me/calendar'),
          winners: async (answers) => {
            const shown = answers
              .filter(({ status }) => status < 300)
              .map((answer) => office.send({ path: new URL(good(answer).data.url).pathname }));
            return (await Promise.all(shown)).filter(({ status }) => status === 200).length;
          },
        };
      },
    },
  ];

  function doneIn(answers: Answer[]): number {
    return answers.filter(({ status }) => status < 300).reduce((sum, answer) => sum + good(answer).data.done, 0);
  }
}
