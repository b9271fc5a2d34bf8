import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GUS_KEY, type GusStandIn, startGus } from '../../testing/stand-ins/stand-in-gus.ts';
import { startWhiteList, type WhiteListStandIn } from '../../testing/stand-ins/stand-in-white-list.ts';
import { createLookup } from './lookup.ts';

const [BOTH, LISTED, REGISTERED, NOBODY] = ['0006251766', '0006265478', '0006334021', '0006347733'] as const;
const MINUTE = 60_000;
const MORNING = Date.UTC(2026, 10, 20, 9, 15);

let whiteList: WhiteListStandIn;
let gus: GusStandIn;
let now: number;

beforeAll(async () => {
  whiteList = await startWhiteList([
    {
      name: 'WYMYŚLONA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      nip: BOTH,
      statusVat: 'Czynny',
      regon: '000012345',
      workingAddress: 'UL. DAWNA 3, 00-000 WYMYŚLIN',
    },
    {
      name: 'ZMYŚLONA PROSTA SPÓŁKA AKCYJNA',
      nip: LISTED,
      statusVat: 'Niezarejestrowany',
      regon: '000023455',
      krs: '0000000002',
      workingAddress: 'AL. JANA PAWŁA II 43B LOK. 5, 00-001 NOWY WYMYŚLIN NAD WISŁĄ',
      accountNumbers: Array.from({ length: 120 }, (_, index) => `${index}`.padStart(26, '9')),
    },
  ]);
  const place = { Miejscowosc: 'Wymyślin', KodPocztowy: '00-000', Ulica: 'ul. Polna', NrNieruchomosci: '7' };
  gus = await startGus(
    [
      {
        Nip: BOTH,
        Regon: '000012345',
        Nazwa: 'WYMYŚLONA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
        Typ: 'P',
        SilosID: '6',
        ...place,
      },
      { Nip: REGISTERED, Regon: '000034565', Nazwa: 'JAN ZMYŚLONY WARSZTAT', Typ: 'F', SilosID: '1', ...place },
    ],
    { '000012345': { praw_szczegolnaFormaPrawna_Symbol: '117', praw_numerWRejestrzeEwidencji: '0000000001' } },
  );
});
beforeEach(() => {
  whiteList.reset();
  gus.reset();
  now = MORNING;
});
afterAll(() => Promise.all([whiteList.close(), gus.close()]));

const connect = (patience = 5_000) =>
  createLookup({ patience, whiteList: { url: whiteList.url }, gus: { url: gus.url, key: GUS_KEY } }, () => now);

const outcomes = ({ sources }: Awaited<ReturnType<ReturnType<typeof connect>['lookUpCompany']>>) =>
  sources.map(({ outcome }) => outcome);

const NOTHING = {
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
};

describe('a company in the public registers', () => {
  test('is put together: what it is from the statistical office, its VAT from the white list', async () => {
    const { found, sources } = await connect().lookUpCompany('demo', BOTH);
    expect(found).toEqual({
      ...NOTHING,
      name: 'WYMYŚLONA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      short_name: 'WYMYŚLONA Sp. z o.o.',
      company_type: 'zoo',
      regon: '000012345',
      krs: '0000000001',
      vat_status: 'active',
      street: 'ul. Polna',
      building: '7',
      postal_code: '00-000',
      city: 'Wymyślin',
    });
    const asked_at = new Date(MORNING);
    expect(sources).toEqual([
      { register: 'white_list', outcome: 'found', request_id: expect.stringMatching(/^aa111-/), asked_at },
      { register: 'gus', outcome: 'found', request_id: null, asked_at },
    ]);
  });

  test('may be known to the white list only', async () => {
    const answer = await connect().lookUpCompany('demo', LISTED);
    expect(outcomes(answer)).toEqual(['found', 'not_found']);
    const { accounts, ...found } = answer.found;
    expect(found).toEqual({
      name: 'ZMYŚLONA PROSTA SPÓŁKA AKCYJNA',
      short_name: 'ZMYŚLONA P.S.A.',
      company_type: 'psa',
      regon: '000023455',
      krs: '0000000002',
      vat_status: 'unregistered',
      street: 'al. Jana Pawła II',
      building: '43B',
      flat: '5',
      postal_code: '00-001',
      city: 'Nowy Wymyślin nad Wisłą',
    });
    expect(accounts).toHaveLength(100);
  });

  test('may be known to the statistical office only; then its VAT is not guessed', async () => {
    const answer = await connect().lookUpCompany('demo', REGISTERED);
    expect(outcomes(answer)).toEqual(['not_found', 'found']);
    expect(answer.found).toMatchObject({
      name: 'JAN ZMYŚLONY WARSZTAT',
      short_name: null,
      company_type: 'jdg',
      vat_status: null,
    });
  });

  test('may be known to nobody', async () => {
    const answer = await connect().lookUpCompany('demo', NOBODY);
    expect(answer.found).toEqual(NOTHING);
    expect(outcomes(answer)).toEqual(['not_found', 'not_found']);
  });

  test('is told by one register while the other is silent, each waited for at the same time', async () => {
    whiteList.always('silence');
    const answer = await connect(300).lookUpCompany('demo', BOTH);
    expect(outcomes(answer)).toEqual(['unavailable', 'found']);
    expect(answer.found).toMatchObject({ regon: '000012345', vat_status: null });
    gus.always('silence');
    const started = performance.now();
    expect(outcomes(await connect(1_000).lookUpCompany('demo', BOTH))).toEqual(['unavailable', 'unavailable']);
    expect(performance.now() - started).toBeLessThan(1_900);
  });

  test('is asked of no register that is off', async () => {
    const answer = await createLookup({ patience: 5_000 }, () => now).lookUpCompany('demo', BOTH);
    expect(answer.found).toEqual(NOTHING);
    expect(outcomes(answer)).toEqual(['off', 'off']);
  });

  test('needs a NIP', async () => {
    await expect(connect().lookUpCompany('demo', '1234567890')).rejects.toThrow(TypeError);
  });
});

describe('what a register said', () => {
  test('is remembered until midnight, also that it knows nobody', async () => {
    const lookup = connect();
    const [first, second] = await Promise.all([lookup.lookUpCompany('demo', BOTH), lookup.lookUpCompany('demo', BOTH)]);
    await lookup.lookUpCompany('demo', NOBODY);
    now = Date.UTC(2026, 10, 20, 22, 59);
    expect(await lookup.lookUpCompany('demo', BOTH)).toEqual(first);
    expect(second).toEqual(first);
    await lookup.lookUpCompany('demo', NOBODY);
    expect(whiteList.requests).toHaveLength(2);
    now = Date.UTC(2026, 10, 20, 23, 0);
    await lookup.lookUpCompany('demo', BOTH);
    expect(whiteList.requests).toHaveLength(3);
  });

  test('to one office is not told another', async () => {
    const lookup = connect();
    const first = await lookup.lookUpCompany('demo', BOTH);
    const other = await lookup.lookUpCompany('sosnowa', BOTH);
    expect(other.sources[0].request_id).not.toBe(first.sources[0].request_id);
    expect(whiteList.requests).toHaveLength(2);
  });

  test('is remembered although the other was silent, and the silent one is asked again', async () => {
    const lookup = connect();
    gus.next(500);
    expect(outcomes(await lookup.lookUpCompany('demo', BOTH))).toEqual(['found', 'unavailable']);
    expect(outcomes(await lookup.lookUpCompany('demo', BOTH))).toEqual(['found', 'found']);
    expect(whiteList.requests).toHaveLength(1);
  });
});

describe('a register that is dead', () => {
  test('slows three requests and is then left alone for a minute', async () => {
    const lookup = connect(50);
    whiteList.always('silence');
    for (const nip of [BOTH, LISTED, REGISTERED, NOBODY]) await lookup.lookUpCompany('demo', nip);
    expect(whiteList.requests).toHaveLength(3);
    const { sources } = await lookup.lookUpCompany('demo', NOBODY);
    expect(sources[0]).toMatchObject({ outcome: 'unavailable', reason: 'left alone after failures' });
  });

  test('is then tried by one request, however many come, and used again once it answers', async () => {
    const lookup = connect(1_000);
    whiteList.always(500);
    for (const nip of [BOTH, LISTED, REGISTERED]) await lookup.lookUpCompany('demo', nip);
    now += MINUTE;
    await Promise.all([BOTH, LISTED, REGISTERED].map((nip) => lookup.lookUpCompany('demo', nip)));
    expect(whiteList.requests).toHaveLength(4);
    now += MINUTE;
    whiteList.reset();
    expect(outcomes(await lookup.lookUpCompany('demo', BOTH))).toEqual(['found', 'found']);
    expect(outcomes(await lookup.lookUpCompany('demo', LISTED))).toEqual(['found', 'not_found']);
  });
});
