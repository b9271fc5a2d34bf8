import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import { get, send } from '../../testing/server/answers.ts';
import { runJobs } from '../../testing/server/run-jobs.ts';
import { countWaiting } from '../../testing/server/waiting.ts';

const { portal, admin, newClient, people } = sharedSettlementOffice();

const PARTNERS = [
  { name: 'Jan Kowalski', vat_number: '1234563218', share: 60, taxation_form: 'linear' },
  { name: 'Ewa Nowak', pesel: '44051401359', share: 40, taxation_form: 'scale' },
];

interface Row {
  id: string;
  kind: string;
  partner: string | null;
  version: number;
  status: string;
}

let company: { id: string; office: { partners: { id: string }[] } };
let task: string;
let client: Awaited<ReturnType<typeof newClient>>;
beforeAll(async () => {
  const written = { name: 'Warsztat s.c.', company_type: 'sc', vat_number: '5260250274', lifecycle: 'active' };
  const created = await send(admin, 'POST', '/api/companies', {
    ...written,
    taxation_form: 'linear',
    partners: PARTNERS,
  });
  expect([created.status, created.body.errors]).toEqual([201, undefined]);
  company = created.body.data;
  client = await newClient('representative', company.id);
  await send(admin, 'POST', '/api/tasks/open-month', { period: '2026-03', dry_run: false });
  await runJobs(portal);
  const found = await get(admin, `/api/tasks?filters[company_id]=${company.id}&filters[period]=2026-03`);
  task = found.body.data[0].id;
});

const rows = async (by: Parameters<typeof get>[0] = admin): Promise<Row[]> =>
  (await get(by, by === admin ? `/api/liabilities?filters[task_id]=${task}` : `/api/liabilities/my?task_id=${task}`))
    .body.data;
const named = (list: Row[]) => list.map(({ kind, partner }) => [kind, partner].filter(Boolean).join(' ')).toSorted();
const one = async (kind: string, partner: string) => {
  const found = (await rows()).find((row) => row.kind === kind && row.partner === partner);
  if (!found) throw new Error(`There is no ${kind} of ${partner}.`);
  return found;
};
const OWED = ['pit Ewa Nowak', 'pit Jan Kowalski', 'vat', 'zus Ewa Nowak', 'zus Jan Kowalski'];

const written = (row: Row, amount: string) => ({
  amount,
  result: null,
  due_date: '2026-04-20',
  due_reason: null,
  transfer_symbol: row.kind === 'zus' ? null : 'PIT5',
  title: null,
  basis: [],
  version: row.version,
});

describe('the month of a partnership', () => {
  test('brings each partner their own, once', async () => {
    expect(named(await rows())).toEqual(OWED);
    await send(admin, 'POST', '/api/tasks/open-month', { period: '2026-03', dry_run: false });
    await runJobs(portal);
    expect(named(await rows())).toEqual(OWED);
  });

  test('an account that is taken out goes back to the partner’s own', async () => {
    const row = await one('pit', 'Ewa Nowak');
    const { body } = await send(admin, 'PUT', `/api/liabilities/${row.id}`, { ...written(row, '500'), account: null });
    expect(body.data).toMatchObject({
      account: '27101000712221440514013590',
      title: 'PIT5 26M03 Ewa Nowak',
      partner: 'Ewa Nowak',
    });
  });

  test('is told, read and paid partner by partner', async () => {
    const ids = [];
    for (const [partner, amount] of [
      ['Jan Kowalski', '900'],
      ['Ewa Nowak', '500'],
    ] as const) {
      const row = await one('pit', partner);
      const account = partner === 'Jan Kowalski' ? '88101000712222123456321800' : null;
      await send(admin, 'PUT', `/api/liabilities/${row.id}`, { ...written(row, amount), account });
      ids.push(row.id);
    }
    const told = { ids, channels: ['email'], dry_run: true };
    const preview = (await send(admin, 'POST', '/api/liabilities/publish', told)).body.data;
    expect(preview.companies[0].liabilities.map(({ partner }: Row) => partner).toSorted()).toEqual([
      'Ewa Nowak',
      'Jan Kowalski',
    ]);
    await send(admin, 'POST', '/api/liabilities/publish', { ...told, dry_run: false });
    await runJobs(portal);
    expect(named(await rows(client))).toEqual(['pit Ewa Nowak', 'pit Jan Kowalski']);
    const home = (await get(client, `/api/home/my?company_id=${company.id}`)).body.data;
    expect([named(home.payments), home.to_pay]).toEqual([['pit Ewa Nowak', 'pit Jan Kowalski'], '1400.00']);

    const [jan = '', ewa = ''] = ids;
    expect((await get(client, `/api/liabilities/${jan}/transfer`)).body.data).toMatchObject({
      identifier_type: 'N',
      identifier: '1234563218',
      code: expect.stringContaining('|88101000712222123456321800|090000|'),
    });
    expect((await get(client, `/api/liabilities/${ewa}/transfer`)).body.data).toMatchObject({
      identifier_type: 'P',
      identifier: '44051401359',
    });
    await send(client, 'POST', `/api/liabilities/${jan}/mark-paid`, { paid_at: '2026-04-20', amount: '900' });
    expect([(await one('pit', 'Jan Kowalski')).status, (await one('pit', 'Ewa Nowak')).status]).toEqual([
      'paid',
      'published',
    ]);
    const actions = (await people.history(task)).map(([action]) => action);
    expect(actions.filter((action) => action === 'liability.published')).toHaveLength(2);
  });

  test('a name that is put right is right on what was owed, also of who has left', async () => {
    const [jan, ewa] = company.office.partners;
    const current = (await get(admin, `/api/companies/${company.id}`)).body.data;
    const { name, company_type, vat_number, version } = current;
    const partners = [{ ...PARTNERS[0], id: jan?.id, name: 'Jan Kowalski-Dąb' }];
    const saved = await send(admin, 'PUT', `/api/companies/${company.id}`, {
      name,
      company_type,
      vat_number,
      version,
      partners,
    });
    expect([saved.status, ewa?.id]).toEqual([200, expect.any(String)]);
    expect(named(await rows())).toEqual([
      'pit Ewa Nowak',
      'pit Jan Kowalski-Dąb',
      'vat',
      'zus Ewa Nowak',
      'zus Jan Kowalski-Dąb',
    ]);
    const row = await one('zus', 'Ewa Nowak');
    const changed = await send(admin, 'PUT', `/api/liabilities/${row.id}`, { ...written(row, '100'), account: null });
    expect([changed.status, changed.body.data?.partner]).toEqual([200, 'Ewa Nowak']);
  });

  test('whose partner changes while the company is deleted never waits in a circle with the deletion', async () => {
    const { data } = (await get(admin, `/api/companies/${company.id}`)).body;
    const { name, company_type, vat_number, version } = data;
    const [jan] = data.office.partners;
    const partners = [{ ...PARTNERS[0], id: jan.id, name: 'Jan Maria Kowalski' }];
    const { saved } = await portal.db.transaction().execute(async (db) => {
      // As a deletion does: what is owed first, the company last.
      await sql`SELECT FROM liabilities WHERE company_id = ${company.id} ORDER BY id FOR UPDATE`.execute(db);
      const asked = send(admin, 'PUT', `/api/companies/${company.id}`, {
        name,
        company_type,
        vat_number,
        version,
        partners,
      });
      await expect.poll(() => countWaiting(portal.db)).toBe(1);
      await sql`SELECT FROM companies WHERE id = ${company.id} FOR UPDATE`.execute(db);
      return { saved: asked };
    });
    const { status, body } = await saved;
    expect([status, body.errors]).toEqual([200, undefined]);
    expect((await rows()).map(({ partner }) => partner)).toContain('Jan Maria Kowalski');
  });
});

describe('a liability that is added by hand', () => {
  const add = (values: object) => send(admin, 'POST', '/api/liabilities', { task_id: task, ...values });
  const mistake = async (values: object) => {
    const { status, body } = await add(values);
    return [status, body.errors[0].pointer, body.errors[0].code];
  };

  test('is somebody’s, where it is income tax', async () => {
    const [jan] = company.office.partners;
    expect(await mistake({ kind: 'pit' })).toEqual([422, '/partner_id', 'required']);
    expect(await mistake({ kind: 'vat', partner_id: jan?.id })).toEqual([422, '/partner_id', 'not_personal']);
    expect(await mistake({ kind: 'zus', partner_id: task })).toEqual([422, '/partner_id', 'unknown']);
    expect(await mistake({ kind: 'pit', partner_id: jan?.id })).toEqual([409, '/kind', 'taken']);
    const { status, body } = await add({ kind: 'zus' });
    expect([status, body.data.partner]).toEqual([201, null]);
  });
});

test('a partnership without partners cannot get income tax, by the month or by hand', async () => {
  const partnership = {
    name: 'Bez Wspólników s.c.',
    company_type: 'sc',
    vat_number: '7770000005',
    lifecycle: 'active',
  };
  const created = await send(admin, 'POST', '/api/companies', { ...partnership, taxation_form: 'scale' });
  expect([created.status, created.body.errors]).toEqual([201, undefined]);
  const { body } = await send(admin, 'POST', '/api/tasks', {
    company_id: created.body.data.id,
    kind: 'settlement',
    period: '2026-05',
  });
  const owed = await get(admin, `/api/liabilities?filters[task_id]=${body.data.id}`);
  expect(owed.body.data.map(({ kind }: Row) => kind).filter((kind: string) => kind === 'pit')).toEqual([]);
  for (const kind of ['pit', 'lump_sum']) {
    const refused = await send(admin, 'POST', '/api/liabilities', {
      task_id: body.data.id,
      kind,
      due_date: '2026-06-20',
    });
    expect([refused.status, refused.body.error]).toEqual([
      422,
      'Podatek dochodowy tej spółki płacą wspólnicy. Dodaj ich najpierw w danych firmy',
    ]);
  }
});
