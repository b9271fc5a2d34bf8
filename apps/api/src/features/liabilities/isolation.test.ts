import { samplesOf } from '@biuro/testing/sample.ts';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addContent } from '#platform/files/store/add-file.ts';
import { readOperations } from '#platform/http/contract/contract.ts';
import { type Calling, createPeople } from '../../testing/people/people.ts';
import { createSettlements } from '../../testing/records/settlements.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const people = createPeople(portal);
const { addTask, addPublished, addDeclaration } = createSettlements(portal);
const operations = readOperations().filter(({ tag }) => ['liabilities', 'declarations', 'calendar'].includes(tag));

const ofOne = operations.filter(({ url }) => url.includes(':id'));

let a: Calling;
let foreign: Record<'company' | 'task' | 'liability' | 'declaration', string>;

beforeAll(async () => {
  const [own, other] = [await companyOf('a@two.example'), await companyOf('b@two.example')];
  const person = await people.come('representative');
  await people.belong(person.id, own);
  a = person;
  await addPublished(await addTask({ company_id: own }));
  const task = await addTask({ company_id: other, title: 'SECRET-B' });
  const liability = await addPublished(task, { title: 'SECRET-B' });
  const file = { body: Buffer.from('SECRET-B'), addedBy: null };
  await portal.db
    .insertInto('liability_proofs')
    .values({
      liability_id: liability,
      name: 'SECRET-B.pdf',
      type: 'application/pdf',
      file_id: await addContent(portal.db, portal.tenant.files.store, { ...file, name: 'SECRET-B.pdf', kind: 'pdf' }),
      added_at: undefined,
    })
    .execute();
  const declaration = await addDeclaration(task, { status: 'accepted', upo_number: 'SECRET-B' });
  await portal.db
    .insertInto('declaration_confirmations')
    .values({
      declaration_id: declaration,
      name: 'SECRET-B.xml',
      type: 'application/xml',
      file_id: await addContent(portal.db, portal.tenant.files.store, { ...file, name: 'SECRET-B.xml', kind: 'xml' }),
      added_at: undefined,
    })
    .execute();
  foreign = { company: other, task: task.id, liability, declaration };
});

async function companyOf(email: string): Promise<string> {
  const link = await portal.db
    .selectFrom('company_users')
    .innerJoin('users', 'users.id', 'company_users.user_id')
    .where('users.email', '=', email)
    .select('company_users.company_id')
    .executeTakeFirstOrThrow();
  return link.company_id;
}

/** What belongs to the other company, as it is stored. */
const stored = async () => ({
  liabilities: await portal.db
    .selectFrom('liabilities')
    .selectAll()
    .where('company_id', '=', foreign.company)
    .execute(),
  proofs: await portal.db.selectFrom('liability_proofs').selectAll().execute(),
  declarations: await portal.db.selectFrom('declarations').selectAll().execute(),
  confirmations: await portal.db.selectFrom('declaration_confirmations').selectAll().execute(),
  jobs: await portal.db.selectFrom('jobs').selectAll().execute(),
});

const withoutRequest = ({ requestId: _requestId, ...body }: Record<string, unknown>) => body;

test('whatever is asked with an id of another company is answered as with an id of nothing', async () => {
  const before = await stored();
  const answers = new Set<number>();
  for (const { method, url, body, id: operation } of ofOne) {
    for (const id of Object.values(foreign)) {
      const ask = async (which: string) => {
        const payloads = body ? samplesOf(body.schema, which) : [undefined];
        return Promise.all(
          payloads.map(async (payload) => {
            const answer = await a.call({
              method,
              url: `/api${url.replace(':id', which)}`,
              ...(payload !== undefined && { payload: payload as object }),
            });
            answers.add(answer.statusCode);
            return [operation, answer.statusCode, withoutRequest(answer.json())];
          }),
        );
      };
      expect(await ask(id)).toEqual(await ask(uuid()));
    }
  }
  expect(answers).toEqual(new Set([404]));
  expect(await stored()).toEqual(before);
});

test('no list, count or calendar has anything of another company', async () => {
  for (const { company, task } of [foreign])
    for (const tag of ['liabilities', 'declarations'])
      for (const query of ['', `?company_id=${company}`, `?task_id=${task}`, '?state=all'].filter(
        (text) => tag === 'liabilities' || !text.includes('state'),
      )) {
        const { body } = await a.call({ method: 'GET', url: `/api/${tag}/my${query}` });
        expect(body).not.toContain('SECRET-B');
        const { data, meta } = JSON.parse(body);
        expect(meta.total).toBe(data.length);
        expect(data.filter((row: { company: { id: string } }) => row.company.id === foreign.company)).toEqual([]);
      }
  const { url } = (await a.call({ method: 'POST', url: '/api/users/me/calendar' })).json().data;
  const calendar = await portal.app.inject({ method: 'GET', url: new URL(url).pathname });
  expect([calendar.statusCode, calendar.body.includes('SECRET-B')]).toEqual([200, false]);
});
