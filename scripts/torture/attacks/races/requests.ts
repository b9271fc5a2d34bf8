import { addPerson, type Caller, callAs, newCaller } from '../../harness/callers.ts';
import { type Answer, good } from '../../harness/http.ts';
import { type CompanyScene, createScenes } from './company-scene.ts';
import { actionsOf, unless } from './history.ts';
import { type Race, racing, type Track } from './race.ts';

export const attack = racing(
  'races-requests',
  'sends what clients ask of the office many times at the same moment, and answers it in every way at once',
  racesForRequests,
);

const won = (answers: Answer[]) => answers.filter(({ status }) => status < 300);

async function racesForRequests({ harness, office }: Track): Promise<Race[]> {
  const { db } = office;
  const owner = await newCaller(harness, office, 'owner');
  const other = await newCaller(harness, office, 'accountant');
  const createScene = createScenes(office, owner, 8_000);
  const clientOf = ({ person }: CompanyScene) => callAs(harness, office, person);
  const post = (by: Caller, path: string, body: object) => by.send({ method: 'POST', path: `/api${path}`, body });

  async function companyNow({ company }: CompanyScene) {
    const row = db.selectFrom('companies').select(['city', 'phone', 'version']).where('id', '=', company.id);
    return row.executeTakeFirstOrThrow();
  }
  async function requestsOf({ company }: CompanyScene) {
    const rows = db.selectFrom('change_requests').select(['status', 'version']).where('company_id', '=', company.id);
    return rows.orderBy('created_at').execute();
  }
  const historyOf = async ({ company }: CompanyScene) =>
    (await actionsOf(office, company.id)).filter((action) => /change_|updated|staff_report/.test(action));
  async function noticesOf(event: 'change_request_answered', { id }: { id: string }): Promise<number> {
    const notices = db.selectFrom('notices').select('id').where('event', '=', event).where('entity_id', '=', id);
    return (await notices.execute()).length;
  }

  return [
    {
      name: 'change request of a company',
      async begin() {
        const scene = await createScene();
        const clients = [
          await clientOf(scene),
          await callAs(harness, office, await addPerson(office, 'representative')),
        ];
        const [author, second] = clients as [Caller, Caller];
        const link = { company_id: scene.company.id, user_id: second.id, role: 'representative' } as const;
        await db.insertInto('company_users').values(link).execute();
        good(await post(author, `${scene.request.path}/decision`, { decision: 'withdraw', version: 1 }));
        const path = `${scene.company.path}/change-requests`;
        return {
          attempt: (runner) => post(runner % 2 ? author : second, path, { city: `Miasto ${runner}` }),
          allowed: ['201', '409 change_request_open'],
          faults: async () => [
            ...unless(
              ['withdrawn', 'sent'],
              (await requestsOf(scene)).map(({ status }) => status),
              'what was asked',
            ),
            ...unless(
              ['company.change_withdrawn', 'company.change_proposed'],
              await historyOf(scene),
              'the history of the company',
            ),
          ],
        };
      },
    },
    {
      name: 'decision about a change request',
      async begin() {
        const scene = await createScene();
        const decisions: [by: Caller, decision: object][] = [
          [owner, { decision: 'accept' }],
          [other, { decision: 'refuse', reason: 'Wyścig' }],
          [await clientOf(scene), { decision: 'withdraw' }],
          [other, { decision: 'accept' }],
        ];
        return {
          attempt(runner) {
            const [by, decision] = decisions[runner % decisions.length] ?? [owner, {}];
            return post(by, `${scene.request.path}/decision`, { ...decision, version: 1 });
          },
          allowed: ['200', '409 version_conflict'],
          async faults(answers) {
            const status = won(answers).map((answer) => good(answer).data.status)[0];
            const taken = { city: 'Łódź', phone: null, version: 2 };
            const left = { city: null, phone: null, version: 1 };
            return [
              ...unless([{ status, version: 2 }], await requestsOf(scene), 'the request'),
              ...unless(status === 'accepted' ? taken : left, await companyNow(scene), 'the company'),
              ...unless([`company.change_${status}`], await historyOf(scene), 'its history'),
              ...unless(
                status === 'withdrawn' ? 0 : 1,
                await noticesOf('change_request_answered', scene.request),
                'number of notices',
              ),
            ];
          },
        };
      },
    },
    {
      name: 'acceptance of a change request, beside a change by the office',
      async begin() {
        const scene = await createScene();
        const { path, vat_number } = scene.company;
        const change = { name: 'Powrót Sp. z o.o.', company_type: 'zoo', vat_number, phone: '500 600 700', version: 1 };
        const accept = { decision: 'accept', version: 1 };
        const isChange = (runner: number) => runner % 2 === 1;
        return {
          attempt: (runner) =>
            isChange(runner)
              ? owner.send({ method: 'PUT', path: `/api${path}`, body: change })
              : post(other, `${scene.request.path}/decision`, accept),
          allowed: ['200', '409 version_conflict'],
          winners: (answers) => won(answers.filter((_, runner) => !isChange(runner))).length,
          async faults(answers) {
            const changes = won(answers.filter((_, runner) => isChange(runner))).length;
            const phone = changes > 0 ? '500 600 700' : null;
            return [
              ...unless({ city: 'Łódź', phone, version: 2 + changes }, await companyNow(scene), 'the company'),
              ...unless([{ status: 'accepted', version: 2 }], await requestsOf(scene), 'the request'),
              ...unless(
                [...Array.from({ length: changes }, () => 'company.updated'), 'company.change_accepted'],
                await historyOf(scene),
                'its history',
              ),
            ];
          },
        };
      },
    },
    {
      name: 'answer to a report about an employee',
      async begin() {
        const scene = await createScene();
        const client = await clientOf(scene);
        const absence = { absence_kind: 'holiday', date_from: '2026-12-01', date_to: '2026-12-02' };
        const report = { kind: 'absence', employee_id: scene.employee.id, ...absence };
        const { id } = good(await post(client, `${scene.company.path}/staff-reports`, report)).data;
        const answers: [by: Caller, move: object][] = [
          [owner, { to: 'accepted' }],
          [other, { to: 'returned', remark: 'Wyścig' }],
          [client, { to: 'cancelled' }],
        ];
        return {
          attempt(runner) {
            const [by, move] = answers[runner % answers.length] ?? [owner, {}];
            return post(by, `/staff-reports/${id}/status`, { ...move, version: 1 });
          },
          // A later request finds a state without such a step, or another version.
          allowed: ['200', '409 version_conflict', '422 refused'],
          async faults(found) {
            const to = won(found).map((one) => good(one).data.status)[0];
            const row = db.selectFrom('staff_reports').select(['status', 'version']).where('id', '=', id);
            return [
              ...unless({ status: to, version: 2 }, await row.executeTakeFirstOrThrow(), 'the report'),
              ...unless(['staff_report.sent', `staff_report.${to}`], await historyOf(scene), 'its history'),
            ];
          },
        };
      },
    },
  ];
}
