import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPeople } from '../../../testing/people/people.ts';
import { get } from '../../../testing/server/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { GUS_KEY, type GusStandIn, startGus } from '../../../testing/stand-ins/stand-in-gus.ts';
import { startWhiteList, type WhiteListStandIn } from '../../../testing/stand-ins/stand-in-white-list.ts';

const NIP = '0006251766';
const ACCOUNT = '14999999990000000000000001';

let whiteList: WhiteListStandIn;
let gus: GusStandIn;
let portal: TestApp | undefined;

beforeAll(async () => {
  whiteList = await startWhiteList([
    { name: 'WYMYŚLONA SPÓŁKA JAWNA', nip: NIP, statusVat: 'Czynny', krs: '0000000001', accountNumbers: [ACCOUNT] },
  ]);
  const place = { Miejscowosc: 'Wymyślin', KodPocztowy: '00-000', Ulica: 'ul. Polna', NrNieruchomosci: '7' };
  gus = await startGus(
    [{ Nip: NIP, Regon: '000012345', Nazwa: 'WYMYŚLONA SPÓŁKA JAWNA', Typ: 'P', SilosID: '6', ...place }],
    { '000012345': { praw_szczegolnaFormaPrawna_Symbol: '118' } },
  );
});
beforeEach(() => {
  whiteList.reset();
  gus.reset();
});
afterEach(() => portal?.close());
afterAll(() => Promise.all([whiteList.close(), gus.close()]));

async function office(variables: Record<string, string> = {}) {
  portal = await createTestApp({ variables });
  return createPeople(portal);
}
const connected = () => ({ WHITE_LIST_URL: whiteList.url, GUS_URL: `${gus.url}/wsBIR/`, GUS_KEY });
const lookUp = `/api/companies/lookup?nip=${NIP}`;

const NOTHING = {
  nip: NIP,
  name: null,
  short_name: null,
  company_type: null,
  regon: null,
  krs: null,
  vat_status: null,
  street: null,
  building: null,
  flat: null,
  postal_code: null,
  city: null,
  accounts: [],
  invented: false,
};
const asked_at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);

describe('a company by its NIP', () => {
  test('comes from both registers, however the NIP is written', async () => {
    const accountant = await (await office(connected())).come('accountant');
    const written = '/api/companies/lookup?nip=PL%20000-625-17-66';
    expect(await get(accountant, written)).toEqual({
      status: 200,
      body: {
        data: {
          nip: NIP,
          name: 'WYMYŚLONA SPÓŁKA JAWNA',
          short_name: 'WYMYŚLONA sp.j.',
          company_type: 'sj',
          regon: '000012345',
          krs: '0000000001',
          vat_status: 'active',
          street: 'ul. Polna',
          building: '7',
          flat: null,
          postal_code: '00-000',
          city: 'Wymyślin',
          accounts: [ACCOUNT],
          invented: false,
          sources: [
            { register: 'white_list', outcome: 'found', request_id: expect.stringMatching(/^aa111-/), asked_at },
            { register: 'gus', outcome: 'found', request_id: null, asked_at },
          ],
        },
      },
    });
  });

  test('is not there while nobody answers, and the form goes on by hand', async () => {
    const offline = 'http://127.0.0.1:1';
    const admin = await (await office({ WHITE_LIST_URL: offline, GUS_URL: offline, GUS_KEY })).come('administrator');
    expect(await get(admin, lookUp)).toEqual({
      status: 200,
      body: {
        data: {
          ...NOTHING,
          sources: [
            { register: 'white_list', outcome: 'unavailable', request_id: null, asked_at },
            { register: 'gus', outcome: 'unavailable', request_id: null, asked_at },
          ],
        },
      },
    });
  });

  test('is in the invented registers of the demo, which say what they are and ask nobody', async () => {
    const admin = await (await office()).come('administrator');
    const byNip = async (nip: string) => (await get(admin, `/api/companies/lookup?nip=${nip}`)).body.data;
    expect(await byNip('9909900024')).toMatchObject({
      name: 'Latarnia Morska Sp. z o.o.',
      company_type: 'zoo',
      vat_status: 'active',
      accounts: [expect.stringMatching(/^\d{26}$/)],
      invented: true,
      sources: [
        { register: 'white_list', outcome: 'found' },
        { register: 'gus', outcome: 'found' },
      ],
    });
    expect(await byNip(NIP)).toMatchObject({
      name: null,
      invented: true,
      sources: [{ outcome: 'not_found' }, { outcome: 'not_found' }],
    });
    expect([...whiteList.requests, ...gus.requests]).toEqual([]);
  });

  test('is asked of nobody where the registers are switched off', async () => {
    const admin = await (await office({ REGISTERS: 'off' })).come('administrator');
    expect((await get(admin, lookUp)).body.data).toEqual({
      ...NOTHING,
      sources: [
        { register: 'white_list', outcome: 'off', request_id: null, asked_at },
        { register: 'gus', outcome: 'off', request_id: null, asked_at },
      ],
    });
  });

  test('is for whoever may add companies', async () => {
    const people = await office(connected());
    expect((await get(await people.come('auditor'), lookUp)).status).toBe(403);
    expect((await get(await people.come('representative'), lookUp)).status).toBe(404);
    expect([...whiteList.requests, ...gus.requests]).toEqual([]);
  });

  test.each(['', '1234567890', '123', '0006251766%3C%2Fdat%3ANip%3E'])(
    'needs a NIP: "%s" is asked of nobody',
    async (nip) => {
      const admin = await (await office(connected())).come('administrator');
      const refused = await get(admin, `/api/companies/lookup?nip=${nip}`);
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/nip' }] } });
      expect([...whiteList.requests, ...gus.requests]).toEqual([]);
    },
  );

  test('is looked up sixty times an hour by one person', async () => {
    const people = await office({ ...connected(), BIURO_RATE_LIMITS: 'on' });
    const admin = await people.come('administrator');
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked++) statuses.push((await get(admin, lookUp)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await get(await people.come('owner'), lookUp)).status).toBe(200);
    expect(whiteList.requests).toHaveLength(1);
  });

  test('leaves no session behind when the server stops', async () => {
    const admin = await (await office(connected())).come('administrator');
    await get(admin, lookUp);
    await portal?.close();
    portal = undefined;
    expect(gus.operations().at(-1)).toBe('Wyloguj');
  });
});
