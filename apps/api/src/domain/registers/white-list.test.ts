import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWhiteList, type WhiteListStandIn } from '../../testing/stand-ins/stand-in-white-list.ts';
import { createWhiteList } from './white-list.ts';

const NIP = '0006251766';
const ACCOUNTS = ['14999999990000000000000001', '84999999990000000000000002'];
const COMPANY = {
  name: 'WYMYŚLONA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
  nip: NIP,
  statusVat: 'Czynny',
  regon: '000012345',
  krs: '0000000001',
  workingAddress: 'UL. NIEISTNIEJĄCA 1/2, 00-000 WYMYŚLIN',
  accountNumbers: ACCOUNTS,
};
const PERSON = {
  name: 'JANINA ZMYŚLONA',
  nip: '0006265478',
  statusVat: 'Zwolniony',
  residenceAddress: 'POLNA 7, 00-000 WYMYŚLIN',
};

/** 20 November 2026, a quarter past ten in Warsaw. */
const MORNING = Date.UTC(2026, 10, 20, 9, 15);
const at = new Date(MORNING);

let standIn: WhiteListStandIn;
let now: number;

beforeAll(async () => {
  standIn = await startWhiteList([COMPANY, PERSON]);
});
beforeEach(() => {
  standIn.reset();
  now = MORNING;
});
afterAll(() => standIn.close());

const connect = (patience = 5_000) => createWhiteList({ url: `${standIn.url}/` }, { patience, now: () => now });

describe('the white list', () => {
  test('tells what it knows of a taxpayer, with its receipt', async () => {
    const { found, proof, ...answer } = Object(await connect().find(NIP));
    expect(answer).toEqual({ outcome: 'found', at });
    expect(found).toEqual({
      name: 'WYMYŚLONA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      vatStatus: 'active',
      regon: '000012345',
      krs: '0000000001',
      address: 'UL. NIEISTNIEJĄCA 1/2, 00-000 WYMYŚLIN',
      accounts: ACCOUNTS,
    });
    expect(proof).toEqual({
      requestId: expect.stringMatching(/^aa111-\d{7}$/),
      requestDateTime: '20-11-2026 10:15:00',
    });
    expect(standIn.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /api/search/nip/${NIP}?date=2026-11-20`,
    ]);
  });

  test('tells little of a person', async () => {
    const nothing = { regon: undefined, krs: undefined, accounts: [] };
    expect(await connect().find(PERSON.nip)).toMatchObject({
      found: { ...nothing, name: 'JANINA ZMYŚLONA', vatStatus: 'exempt', address: 'POLNA 7, 00-000 WYMYŚLIN' },
    });
  });

  test('gives a receipt also for somebody who is not on it', async () => {
    expect(await connect().find('0006334021')).toEqual({
      outcome: 'not_found',
      at,
      proof: { requestId: expect.any(String), requestDateTime: '20-11-2026 10:15:00' },
    });
  });

  test('does not know a number that it takes for no NIP', async () => {
    standIn.next('WL-115');
    expect(await connect().find(NIP)).toEqual({ outcome: 'not_found', at });
  });

  test('is asked about the day in Warsaw', async () => {
    now = Date.UTC(2026, 10, 20, 23, 30);
    await connect().find(NIP);
    expect(standIn.requests[0]?.path).toMatch('?date=2026-11-21');
  });

  test.each([
    [ACCOUNTS[0] ?? '', true],
    ['57999999990000000000000003', false],
  ])('says whether the account %s is the taxpayer’s', async (account, assigned) => {
    const answer = await connect().checkAccount(NIP, account);
    expect(answer).toMatchObject({ outcome: 'found', found: { assigned }, proof: { requestId: expect.any(String) } });
    expect(standIn.requests[0]?.path).toBe(`/api/check/nip/${NIP}/bank-account/${account}?date=2026-11-20`);
  });

  test.each(['0006251766/../x', '0006251766?date=', '000-625-17-66', '1234567890', '', 'x'])(
    'is not asked about "%s"',
    async (text) => {
      await expect(connect().find(text)).rejects.toThrow(TypeError);
      await expect(connect().checkAccount(NIP, text)).rejects.toThrow(TypeError);
      expect(standIn.requests).toEqual([]);
    },
  );
});

describe('trouble with the white list', () => {
  test.each([
    [500, 'http 500'],
    ['break', 'no result'],
    ['malformed', 'no result'],
    ['too_large', 'answer too large'],
    ['redirect', 'unexpected redirect'],
    ['cut_off', 'UND_ERR_SOCKET'],
    ['somebody_else', 'an answer about somebody else'],
    ['WL-100', 'WL-100'],
    ['WL-196', 'WL-196'],
  ] as const)('%s makes it unavailable once', async (trouble, reason) => {
    const list = connect();
    standIn.next(trouble);
    expect(await list.find(NIP)).toEqual({ outcome: 'unavailable', reason, at });
    expect(standIn.requests).toHaveLength(1);
    expect(await list.find(NIP)).toMatchObject({ outcome: 'found' });
  });

  test('silence is waited for no longer than asked', async () => {
    standIn.next('silence');
    expect(await connect(100).find(NIP)).toEqual({ outcome: 'unavailable', reason: 'TimeoutError', at });
  });

  test('nobody at the address makes it unavailable', async () => {
    const list = createWhiteList({ url: 'http://127.0.0.1:1' }, { patience: 5_000, now: () => now });
    expect(await list.find(NIP)).toEqual({ outcome: 'unavailable', reason: expect.any(String), at });
  });

  test('asks again when the list was renewed meanwhile, and twice only', async () => {
    const list = connect();
    standIn.next('WL-195');
    expect(await list.find(NIP)).toMatchObject({ outcome: 'found' });
    standIn.next('WL-195', 'WL-195');
    expect(await list.find(NIP)).toMatchObject({ outcome: 'unavailable', reason: 'WL-195' });
    expect(standIn.requests).toHaveLength(4);
  });

  test('the limit of the day is respected until midnight in Warsaw, for searches apart from checks', async () => {
    const list = connect();
    standIn.next('WL-191');
    expect(await list.find(NIP)).toEqual({ outcome: 'limit', reason: 'WL-191', at });
    now = Date.UTC(2026, 10, 20, 22, 59);
    expect(await list.find(NIP)).toMatchObject({ outcome: 'limit', reason: 'limit reached' });
    expect(standIn.requests).toHaveLength(1);
    expect(await list.checkAccount(NIP, ACCOUNTS[0] ?? '')).toMatchObject({ outcome: 'found' });
    now = Date.UTC(2026, 10, 20, 23, 0);
    expect(await list.find(NIP)).toMatchObject({ outcome: 'found' });
  });

  test('429 is respected for as long as it says', async () => {
    const list = connect();
    standIn.next(429);
    expect(await list.find(NIP)).toEqual({ outcome: 'limit', reason: 'http 429', at });
    now += 119_000;
    expect(await list.find(NIP)).toMatchObject({ outcome: 'limit' });
    now += 1_000;
    expect(await list.find(NIP)).toMatchObject({ outcome: 'found' });
  });
});
