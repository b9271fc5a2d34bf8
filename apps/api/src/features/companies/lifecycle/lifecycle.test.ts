import { beforeAll, describe, expect, test } from 'vitest';
import { demoNips } from '../../../demo/office/names.ts';
import { type Calling, createPeople } from '../../../testing/people/people.ts';
import { sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const admin = sharedSignIn(portal, 'admin@two.example');
const client = sharedSignIn(portal, 'a@two.example');
const people = createPeople(portal);
let owner: Calling;
beforeAll(async () => {
  owner = await people.come('owner');
});

const nips = demoNips();
for (let skipped = 0; skipped < 1_000; skipped++) nips.next();

const STAGES = ['prospect', 'onboarding', 'active', 'suspended', 'notice', 'ended'] as const;
type Stage = (typeof STAGES)[number];

const add = async (lifecycle: Stage, values: object = {}): Promise<string> => {
  const company = {
    name: 'Życie Sp. z o.o.',
    company_type: 'zoo',
    vat_number: nips.next().value,
    lifecycle,
    ...values,
  };
  return (await send(admin, 'POST', '/api/companies', company)).body.data.id;
};
const move = (by: Calling, id: string, to: Stage, values: object = {}) =>
  send(by, 'POST', `/api/companies/${id}/lifecycle`, { to, version: 1, reason: 'Tak ustalono', ...values });
const tick = (id: string, item: string, payload: object = { state: 'done' }) =>
  send(admin, 'PUT', `/api/companies/${id}/checklist/${item}`, payload);

const REQUIRED = {
  onboarding: ['contract', 'data_processing', 'aml', 'upl1', 'zus_pel', 'ksef', 'tax_accounts', 'contacts'],
  leaving: ['handover'],
};

/** A company that meets every condition of its stage. */
async function ready(stage: Stage): Promise<string> {
  const id = await add(stage, { contract_from: '2026-01-01' });
  const items = stage === 'onboarding' ? REQUIRED.onboarding : stage === 'notice' ? REQUIRED.leaving : [];
  for (const item of items) expect((await tick(id, item)).status).toBe(200);
  return id;
}

const ALLOWED: Record<Stage, Stage[]> = {
  prospect: ['onboarding'],
  onboarding: ['active'],
  active: ['suspended', 'notice'],
  suspended: ['active'],
  notice: ['ended'],
  ended: ['active'],
};
const MOVES = STAGES.flatMap((from) => STAGES.map((to) => [from, to, ALLOWED[from].includes(to)] as const));
const WORDS = {
  prospect: 'Potencjalna',
  onboarding: 'Wdrażana',
  active: 'Aktywna',
  suspended: 'Zawieszona',
  notice: 'W wypowiedzeniu',
  ended: 'Zakończona',
};

describe('the life of a company', () => {
  test.each(MOVES)('from %s to %s: %s', async (from, to, allowed) => {
    const id = await ready(from);
    const { status, body } = await move(owner, id, to);
    if (allowed) {
      expect([status, body.data.lifecycle, body.data.version]).toEqual([200, to, 2]);
      return;
    }
    const message = `Ze statusu „${WORDS[from]}” nie ma przejścia do statusu „${WORDS[to]}”`;
    expect([status, body.errors]).toEqual([422, [{ pointer: '/to', code: 'not_allowed', message }]]);
    expect((await get(owner, `/api/companies/${id}`)).body.data).toMatchObject({ lifecycle: from, version: 1 });
  });

  test.each(STAGES)('from %s the company itself tells where it may go', async (from) => {
    const id = await ready(from);
    const { transitions } = (await get(owner, `/api/companies/${id}`)).body.data.office;
    expect(transitions.map(({ to }: { to: Stage }) => to)).toEqual(ALLOWED[from]);
    expect(transitions.map(({ refused }: { refused: string | null }) => refused)).toEqual(
      ALLOWED[from].map(() => null),
    );
  });

  test('a prospect needs a contract', async () => {
    const id = await add('prospect');
    const message = 'Wpisz najpierw w danych firmy, od kiedy obowiązuje umowa';
    expect((await move(owner, id, 'onboarding')).body.errors).toEqual([
      { pointer: '/to', code: 'no_contract', message },
    ]);
    expect((await get(admin, `/api/companies/${id}`)).body.data.office.transitions).toEqual([
      { to: 'onboarding', reason: false, refused: message },
    ]);
  });

  test.each(REQUIRED.onboarding)('nobody becomes active while "%s" is open', async (item) => {
    const id = await ready('onboarding');
    await tick(id, item, { state: 'open' });
    const { status, body } = await move(owner, id, 'active');
    expect([status, body.errors[0].code]).toEqual([422, 'onboarding_open']);
    expect(body.error).toMatch(/^Dokończ wdrożenie\. Został 1 punkt: /);
    await tick(id, item, { state: 'waived', reason: 'Nie dotyczy tej firmy' });
    expect((await move(owner, id, 'active')).status).toBe(200);
  });

  test('the open items are counted and named', async () => {
    const id = await add('onboarding', { contract_from: '2026-01-01' });
    for (const item of REQUIRED.onboarding.slice(0, 6)) await tick(id, item);
    expect((await move(owner, id, 'active')).body.error).toBe(
      'Dokończ wdrożenie. Zostały 2 punkty: mikrorachunek i NRS, osoby kontaktowe i role',
    );
  });

  test('nobody leaves without the record of what was handed over', async () => {
    const id = await add('notice');
    expect((await move(owner, id, 'ended')).body.error).toBe(
      'Dokończ listę zakończenia współpracy. Został 1 punkt: protokół przekazania',
    );
  });

  test('only the owner of the office takes a company back', async () => {
    const id = await ready('ended');
    expect((await move(admin, id, 'active')).status).toBe(403);
    expect((await get(admin, `/api/companies/${id}`)).body.data.office.transitions).toEqual([
      { to: 'active', reason: true, refused: 'Do współpracy może wrócić tylko właściciel biura' },
    ]);
    expect((await move(owner, id, 'active')).status).toBe(200);
  });

  test.each([
    ['active', 'suspended', true],
    ['active', 'notice', true],
    ['ended', 'active', true],
    ['suspended', 'active', false],
    ['notice', 'ended', false],
  ] as const)('from %s to %s a reason must be given: %s', async (from, to, needed) => {
    const id = await ready(from);
    const { status, body } = await move(owner, id, to, { reason: undefined });
    const mistakes = [{ pointer: '/reason', code: 'required', message: 'Podaj powód' }];
    expect([status, body.errors]).toEqual(needed ? [422, mistakes] : [200, undefined]);
    if (needed) expect((await move(owner, id, to, { reason: '  ' })).status).toBe(422);
  });

  test('an old version is refused, and of two who move one company at once one wins', async () => {
    const id = await ready('active');
    expect((await move(owner, id, 'suspended', { version: 7 })).body.code).toBe('version_conflict');
    const both = await Promise.all([move(owner, id, 'suspended'), move(admin, id, 'notice')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a move stands in the history with its reason', async () => {
    const id = await ready('active');
    await move(admin, id, 'suspended', { reason: 'Przerwa w działalności' });
    expect((await get(owner, `/api/companies/${id}/history?limit=1`)).body.data[0]).toMatchObject({
      action: 'company.lifecycle_changed',
      changes: [
        { field: 'lifecycle', before: 'active', after: 'suspended' },
        { field: 'reason', before: null, after: 'Przerwa w działalności' },
      ],
    });
  });

  test('who may not edit companies is told so, and a client finds nothing', async () => {
    const id = await ready('active');
    const payroll = await people.come('payroll');
    expect((await move(payroll, id, 'suspended')).status).toBe(403);
    expect((await get(payroll, `/api/companies/${id}`)).body.data.office.transitions[0].refused).toBe(
      'Twoja rola nie pozwala zmieniać statusu klienta',
    );
    const own = (await get(client, '/api/companies/my')).body.data[0];
    expect((await move(client, own.id, 'suspended')).status).toBe(404);
  });
});

describe('the checklist', () => {
  const items = async (id: string) => (await get(admin, `/api/companies/${id}/checklist`)).body.data;

  test('is that of the beginning until the end comes near', async () => {
    const kinds = await Promise.all(STAGES.map(async (stage) => (await items(await add(stage))).kind));
    expect(kinds).toEqual(['onboarding', 'onboarding', 'onboarding', 'onboarding', 'leaving', 'leaving']);
  });

  test('says what is required', async () => {
    for (const [stage, kind] of [
      ['onboarding', 'onboarding'],
      ['notice', 'leaving'],
    ] as const) {
      const { items: all } = await items(await add(stage));
      const required = all
        .filter((item: { required: boolean }) => item.required)
        .map((item: { key: string }) => item.key);
      expect(required).toEqual(REQUIRED[kind]);
    }
  });

  test('remembers who did what and when, waives with a reason only, and opens again', async () => {
    const id = await add('onboarding');
    const item = async (key: string) => (await items(id)).items.find((one: { key: string }) => one.key === key);
    await tick(id, 'aml');
    expect(await item('aml')).toEqual({
      key: 'aml',
      required: true,
      state: 'done',
      reason: null,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      by: 'Adam Administrator',
    });
    const refused = await tick(id, 'ksef', { state: 'waived' });
    expect([refused.status, refused.body.error]).toEqual([422, 'Podaj powód']);
    const { body } = await tick(id, 'ksef', { state: 'waived', reason: 'Nie korzysta' });
    expect(body.data.items.find((one: { key: string }) => one.key === 'ksef')).toMatchObject({
      state: 'waived',
      reason: 'Nie korzysta',
    });
    await tick(id, 'aml', { state: 'open' });
    expect(await item('aml')).toEqual({ key: 'aml', required: true, state: 'open', reason: null, at: null, by: null });
    expect((await get(admin, `/api/companies/${id}`)).body.data.version).toBe(1);
    expect((await people.history(id)).slice(1)).toEqual([
      ['company.checklist_changed', { aml: ['open', 'done'] }],
      ['company.checklist_changed', { ksef: ['open', 'waived'], reason: [null, 'Nie korzysta'] }],
      ['company.checklist_changed', { aml: ['done', 'open'] }],
    ]);
  });

  test('ticking twice leaves one trace', async () => {
    const id = await add('onboarding');
    await tick(id, 'aml');
    await tick(id, 'aml');
    expect((await people.history(id)).length).toBe(2);
  });

  test('has the items of its stage only', async () => {
    const id = await add('onboarding');
    const { status, body } = await tick(id, 'handover');
    expect([status, body.error]).toEqual([422, 'Tego punktu nie ma na liście, która teraz obowiązuje']);
    expect((await tick(id, 'anything')).status).toBe(422);
  });

  test('loses nothing when many tick at once', async () => {
    const id = await add('onboarding');
    const statuses = await Promise.all(REQUIRED.onboarding.map(async (item) => (await tick(id, item)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const done = (await items(id)).items.filter(({ state }: { state: string }) => state === 'done');
    expect(done.length).toBe(REQUIRED.onboarding.length);
  });

  test('is the office’s', async () => {
    const own = (await get(client, '/api/companies/my')).body.data[0];
    expect((await get(client, `/api/companies/${own.id}/checklist`)).status).toBe(404);
    expect((await get(admin, '/api/companies/00000000-0000-7000-8000-000000000000/checklist')).status).toBe(404);
  });
});
