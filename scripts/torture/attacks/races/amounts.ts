import { type Caller, newCaller } from '../../harness/callers.ts';
import { good } from '../../harness/http.ts';
import { createSettlements } from '../../harness/office-database.ts';
import { actionsOf, unless } from './history.ts';
import { type Race, racing, type Track } from './race.ts';

export const attack = racing(
  'races-amounts',
  'approves, changes and corrects one amount many times at the same moment',
  racesForAmounts,
);

async function racesForAmounts({ harness, office }: Track): Promise<Race[]> {
  const { db } = office;
  const { addTask, addLiability, addPublished } = createSettlements(db);
  const owner = await newCaller(harness, office, 'owner');
  const reviewer = await newCaller(harness, office, 'accountant');
  const company = await db.selectFrom('companies').select('id').executeTakeFirstOrThrow();
  let months = 0;
  const newTask = (values: object = {}) => {
    months += 1;
    const period = `20${40 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
    return addTask({ company_id: company.id, period, ...values });
  };

  async function stateOf(id: string) {
    const row = db.selectFrom('liabilities').select(['status', 'amount', 'version', 'pending']).where('id', '=', id);
    const { pending, ...state } = await row.executeTakeFirstOrThrow();
    return { ...state, waits: pending !== null };
  }

  /** What a change of an amount says, when nothing changes. */
  async function shown(id: string) {
    const { data } = good(await owner.send({ path: `/api/liabilities/${id}` }));
    const { result, due_date, due_reason, recipient, account, title, transfer_symbol, transfer_period, basis } = data;
    const kept = { result, due_date, due_reason, recipient, account, title, transfer_symbol, transfer_period, basis };
    return { ...kept, amount: data.amount as string, version: data.version as number };
  }

  return [
    {
      name: 'approval of an amount or its change',
      async begin() {
        const task = await newTask();
        const id = await addLiability(task, { status: 'calculated', amount: '100.00', result: 'payable' });
        const path = `/api/liabilities/${id}`;
        const change = { ...(await shown(id)), amount: '200.00' };
        return {
          attempt: (runner) =>
            runner % 2
              ? (runner % 3 ? owner : reviewer).send({
                  method: 'POST',
                  path: `${path}/status`,
                  body: { to: 'approved', version: 1 },
                })
              : owner.send({ method: 'PUT', path, body: change }),
          allowed: ['200', '409 version_conflict'],
          async faults() {
            const told = await actionsOf(office, task.id);
            const isApproved = told.includes('liability.approved');
            const after = isApproved
              ? { status: 'approved', amount: '100.00' }
              : { status: 'calculated', amount: '200.00' };
            return [
              ...unless([isApproved ? 'liability.approved' : 'liability.updated'], told, 'its history'),
              ...unless({ ...after, version: 2, waits: false }, await stateOf(id), 'the amount'),
            ];
          },
        };
      },
    },
    {
      name: 'decision about a corrected amount',
      async begin() {
        const task = await newTask({ reviewer_id: reviewer.id });
        const id = await addPublished(task);
        const path = `/api/liabilities/${id}`;
        const update = { ...(await shown(id)), amount: '1300.00', correction_reason: 'Faktura' };
        const { version } = good(await owner.send({ method: 'PUT', path, body: update })).data;
        const decide = (by: Caller, decision: string) =>
          by.send({ method: 'POST', path: `${path}/correction`, body: { decision, remark: 'Wyścig', version } });
        return {
          // Whoever asked for it may take it back.
          attempt: (runner) =>
            runner % 3 === 0 ? decide(owner, 'reject') : decide(reviewer, runner % 3 === 1 ? 'approve' : 'reject'),
          allowed: ['200', '409 version_conflict'],
          async faults() {
            const told = await actionsOf(office, task.id);
            const isCorrected = told.includes('liability.corrected');
            const history = ['liability.correction_asked', `liability.correct${isCorrected ? 'ed' : 'ion_refused'}`];
            const amount = isCorrected ? '1300.00' : '1234.00';
            const after = { status: 'published', amount, version: version + 1, waits: false };
            return [...unless(history, told, 'its history'), ...unless(after, await stateOf(id), 'the amount')];
          },
        };
      },
    },
  ];
}
