import { freshNips } from '@biuro/testing/nips.ts';
import { newCaller } from '../../harness/callers.ts';
import { type Answer, good } from '../../harness/http.ts';
import { goodUpload } from '../../harness/uploads.ts';
import { type CompanyScene, companyPicture, createScenes, type Thing } from './company-scene.ts';
import { timesToldOf, unless } from './history.ts';
import { type Race, racing, type Track } from './race.ts';

export const attack = racing(
  'races-deletion',
  'deletes what others work on or bring back at the same moment',
  racesToDelete,
);

/** A change of a part of a company that succeeds once, while the part has its first version. */
interface Act {
  name: string;
  table: 'tasks' | 'liabilities' | 'change_requests';
  part: 'task' | 'amount' | 'request';
  step: string;
  body: object;
}

const answer: Act = {
  name: 'an answer to its change request',
  table: 'change_requests',
  part: 'request',
  step: 'decision',
  body: { decision: 'refuse', reason: 'Wyścig', version: 1 },
};
const move: Act = {
  name: 'a move of its task',
  table: 'tasks',
  part: 'task',
  step: 'status',
  body: { to: 'complete', version: 1 },
};
const approval: Act = {
  name: 'an approval of its amount',
  table: 'liabilities',
  part: 'amount',
  step: 'status',
  body: { to: 'approved', version: 1 },
};

const count = (answers: Answer[], wanted: number) => answers.filter(({ status }) => status === wanted).length;

async function racesToDelete({ harness, office }: Track): Promise<Race[]> {
  const { db } = office;
  const owner = await newCaller(harness, office, 'owner');
  const createScene = createScenes(office, owner, 6_000);
  const nips = freshNips(10_000);
  const post = (path: string, body?: object) =>
    owner.send({ method: 'POST', path: `/api${path}`, ...(body && { body }) });
  const remove = ({ path }: Thing) => owner.send({ method: 'DELETE', path: `/api${path}` });
  const restore = ({ path }: Thing) => post(`${path}/restore`);

  async function sceneWithoutEmployee(): Promise<CompanyScene> {
    const scene = await createScene();
    good(await remove(scene.employee));
    return scene;
  }

  async function versionOf(table: Act['table'], id: string): Promise<number> {
    return (await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
  }

  /** It is deleted once, and what was done before comes back with it. */
  const deletedBeside = (what: 'company' | 'task', { name, table, part, step, body }: Act): Race => ({
    name: `deletion of a ${what} and ${name}`,
    async begin() {
      const scene = await sceneWithoutEmployee();
      return {
        attempt: (runner) => (runner % 3 ? post(`${scene[part].path}/${step}`, body) : remove(scene[what])),
        allowed: ['200', '204', '404 not_found', '409 version_conflict'],
        winners: (answers) => count(answers, 204),
        async faults(answers) {
          good(await restore(scene[what]));
          const version = await versionOf(table, scene[part].id);
          return unless(1 + count(answers, 200), version, 'version of the part that came back');
        },
      };
    },
  });

  return [
    deletedBeside('company', answer),
    deletedBeside('company', move),
    deletedBeside('company', approval),
    deletedBeside('task', approval),
    {
      name: 'undoing of an import beside the first work for its company',
      async begin() {
        const nip = nips.next().value;
        const content = `Nazwa firmy;NIP;Forma prawna\r\nImport;${nip};zoo\r\n`;
        const file = await goodUpload(owner.send, 'company_import', { name: 'firmy.csv', content });
        good(await post('/companies/import', file));
        const imported = db.selectFrom('companies').select(['id', 'import_id']).where('vat_number', '=', nip);
        const { id, import_id } = await imported.executeTakeFirstOrThrow();
        const task = { company_id: id, kind: 'one_off', period: '2026-10', due_at: '2026-11-30' };
        return {
          attempt: (runner) =>
            runner % 3 === 2
              ? post(`/companies/imports/${import_id}/undo`)
              : post('/tasks', { ...task, title: `Sprawa importu ${runner}` }),
          allowed: ['200', '201', '409 import_undone', '409 company_gone', '422 invalid'],
          winners: (answers) => count(answers, 200),
          async faults(answers) {
            const tasks = await db.selectFrom('tasks').select('id').where('company_id', '=', id).execute();
            return unless(count(answers, 201), tasks.length, 'number of tasks');
          },
        };
      },
    },
    {
      name: 'deletion and restoring of a company',
      async begin() {
        const scene = await sceneWithoutEmployee();
        const { company } = scene;
        const before = await companyPicture(office, scene);
        good(await remove(company));
        return {
          attempt: (runner) => (runner % 2 ? restore(company) : remove(company)),
          // Whoever restores it may find that it was deleted again before they read it.
          allowed: ['200', '204', '404 not_found'],
          async winners() {
            const isThere = Number((await companyPicture(office, scene)).length > 0);
            const deleted = await timesToldOf(office, company.told, 'company.deleted');
            return isThere + deleted - (await timesToldOf(office, company.told, 'company.restored'));
          },
          async faults(answers) {
            good(await restore(company));
            const deleted = await timesToldOf(office, company.told, 'company.deleted');
            return [
              ...unless(before, await companyPicture(office, scene), 'what came back'),
              ...unless(1 + count(answers, 204), deleted, 'number of deletions in its history'),
            ];
          },
        };
      },
    },
  ];
}
