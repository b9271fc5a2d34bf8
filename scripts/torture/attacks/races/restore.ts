import { newCaller } from '../../harness/callers.ts';
import { good } from '../../harness/http.ts';
import { type CompanyScene, companyPicture, createScenes, profileOf, type Thing } from './company-scene.ts';
import { timesToldOf, unless } from './history.ts';
import { type Race, racing, type Track } from './race.ts';

export const attack = racing(
  'races-restore',
  'brings what was deleted back many times at the same moment, and beside what takes its place',
  racesToRestore,
);

/** What can take the place of something deleted, in the meantime. */
interface Replacement {
  /** What is there once. */
  place: string;
  action: string;
  refusals: string[];
  post(scene: CompanyScene): { path: string; body: unknown };
  /** How many there are in this place. */
  count(scene: CompanyScene): Promise<number>;
}

async function racesToRestore({ harness, office }: Track): Promise<Race[]> {
  const { db } = office;
  const owner = await newCaller(harness, office, 'owner');
  const other = await newCaller(harness, office, 'administrator');
  const createScene = createScenes(office, owner, 4_000);
  const remove = ({ path }: Thing) => owner.send({ method: 'DELETE', path: `/api${path}` });
  const restore = ({ path }: Thing, runner = 0) =>
    (runner % 2 ? owner : other).send({ method: 'POST', path: `/api${path}/restore` });

  /** An employee keeps the company from being deleted. */
  async function sceneWithout(what: keyof CompanyScene): Promise<CompanyScene> {
    const scene = await createScene();
    if (what === 'company') good(await remove(scene.employee));
    return scene;
  }

  const waits = async ({ id }: Thing) =>
    (await db.selectFrom('deleted_records').select('id').where('id', '=', id).execute()).length;

  /** Everybody finds it there, and it came back once, as it was. */
  const restored = (what: keyof CompanyScene, action: string): Race => ({
    name: `restoring of a deleted ${what}`,
    async begin() {
      const scene = await sceneWithout(what);
      const before = await companyPicture(office, scene);
      good(await remove(scene[what]));
      return {
        attempt: (runner) => restore(scene[what], runner),
        allowed: ['200'],
        winners: () => timesToldOf(office, scene[what].told, action),
        faults: async (answers) => [
          ...unless(1, new Set(answers.map(({ text }) => text)).size, 'number of different answers'),
          ...unless(before, await companyPicture(office, scene), 'what came back'),
          ...unless(0, await waits(scene[what]), 'number of what can still be restored'),
        ],
      };
    },
  });

  /** Either it comes back or another takes its place. */
  const replaced = (
    what: 'company' | 'person' | 'task',
    { place, action, refusals, post, count }: Replacement,
  ): Race => ({
    name: `${place} of a deleted ${what}, for it and for a new one`,
    async begin() {
      const scene = await sceneWithout(what);
      good(await remove(scene[what]));
      const { path, body } = post(scene);
      const add = () => owner.send({ method: 'POST', path, body });
      return {
        attempt: (runner) => (runner % 3 ? restore(scene[what], runner) : add()),
        allowed: ['200', '201', ...refusals],
        winners: () => count(scene),
        async faults(answers) {
          const added = answers.filter(({ status }) => status === 201).length;
          return unless(1 - added, await timesToldOf(office, scene[what].told, action), 'number of returns');
        },
      };
    },
  });

  return [
    restored('company', 'company.restored'),
    restored('task', 'task.restored'),
    restored('amount', 'liability.restored'),
    restored('employee', 'employee.restored'),
    restored('person', 'user.restored'),
    replaced('company', {
      place: 'NIP',
      action: 'company.restored',
      refusals: ['409 vat_number_taken'],
      post: ({ company }) => ({ path: '/api/companies', body: profileOf(company.vat_number) }),
      count: async ({ company }) =>
        (await db.selectFrom('companies').select('id').where('vat_number', '=', company.vat_number).execute()).length,
    }),
    replaced('person', {
      place: 'address',
      action: 'user.restored',
      refusals: ['409 email_taken'],
      post: ({ person: { email } }) => ({
        path: '/api/users',
        body: { first_name: 'Ewa', last_name: 'Nowa', role: 'assistant', email },
      }),
      async count({ person }) {
        const people = db.selectFrom('users').select('id').where('email', '=', person.email);
        return (await people.where('deleted_at', 'is', null).execute()).length;
      },
    }),
    replaced('task', {
      place: 'month',
      action: 'task.restored',
      refusals: ['409 task_exists', '409 task_opened_anew'],
      post: ({ company, task: { period } }) => ({
        path: '/api/tasks',
        body: { company_id: company.id, kind: 'settlement', period },
      }),
      count: async ({ company }) =>
        (await db.selectFrom('tasks').select('id').where('company_id', '=', company.id).execute()).length,
    }),
    {
      name: 'restoring of a company and of its task',
      async begin() {
        const scene = await sceneWithout('company');
        const before = await companyPicture(office, scene);
        good(await remove(scene.task));
        good(await remove(scene.company));
        return {
          attempt: (runner) => restore(runner % 2 ? scene.company : scene.task),
          allowed: ['200', '409 restore_company_first'],
          winners: () => timesToldOf(office, scene.company.told, 'company.restored'),
          async faults() {
            good(await restore(scene.task));
            return [
              ...unless(before, await companyPicture(office, scene), 'what came back'),
              ...unless(
                1,
                await timesToldOf(office, scene.task.told, 'task.restored'),
                'number of returns of the task',
              ),
            ];
          },
        };
      },
    },
  ];
}
