import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GUS_KEY, type GusStandIn, type ListedUnit, startGus } from '../../testing/stand-ins/stand-in-gus.ts';
import { createGus } from './gus.ts';

const NIP = '0006251766';
const SEAT = {
  Miejscowosc: 'Wymyślin',
  KodPocztowy: '00-000',
  Ulica: 'ul. Nieistniejąca',
  NrNieruchomosci: '1',
  NrLokalu: '2',
};
const COMPANY: ListedUnit = {
  Nip: NIP,
  Regon: '000012345',
  Nazwa: 'WYMYŚLONA & CÓRKI "Ż" SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
  Typ: 'P',
  SilosID: '6',
  ...SEAT,
};
const BRANCH: ListedUnit = { ...COMPANY, Regon: '00001234500012', Nazwa: 'ODDZIAŁ', Typ: 'LP' };
const FARM: ListedUnit = {
  Nip: '0006265478',
  Regon: '000023455',
  Nazwa: 'JANINA ZMYŚLONA GOSPODARSTWO',
  Typ: 'F',
  SilosID: '2',
  Miejscowosc: 'Wymyślin',
  KodPocztowy: '00-000',
  NrNieruchomosci: '7',
};
const SHOP: ListedUnit = { ...FARM, Nazwa: 'JANINA ZMYŚLONA SKLEP', SilosID: '1' };
const FORMER: ListedUnit = { ...SHOP, Nazwa: 'JANINA ZMYŚLONA KIOSK', DataZakonczeniaDzialalnosci: '2020-01-31' };
const REPORT = {
  praw_regon9: '000012345',
  praw_numerWRejestrzeEwidencji: '0000000001',
  praw_szczegolnaFormaPrawna_Symbol: '117',
  praw_szczegolnaFormaPrawna_Nazwa: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
};
const LEGAL_FORM = { code: '117', name: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', krs: '0000000001' };
const MINUTE = 60_000;
const MORNING = Date.UTC(2026, 10, 20, 9, 15);
const at = new Date(MORNING);

let standIn: GusStandIn;
let now: number;

beforeAll(async () => {
  standIn = await startGus([BRANCH, COMPANY, FORMER, FARM, SHOP], { [COMPANY.Regon]: REPORT });
});
beforeEach(() => {
  standIn.reset();
  now = MORNING;
});
afterAll(() => standIn.close());

const connect = (patience = 5_000, key = GUS_KEY) =>
  createGus({ url: `${standIn.url}/wsBIR/UslugaBIRzewnPubl.svc`, key }, { patience, now: () => now });

describe('the register of the statistical office', () => {
  test('tells of a legal person, not of its branch, with the legal form from its report', async () => {
    expect(await connect().find(NIP)).toEqual({
      outcome: 'found',
      at,
      found: {
        kind: 'legal',
        name: 'WYMYŚLONA & CÓRKI "Ż" SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
        regon: '000012345',
        address: { street: 'ul. Nieistniejąca', building: '1', flat: '2', postal_code: '00-000', city: 'Wymyślin' },
        legalForm: LEGAL_FORM,
      },
    });
    expect(standIn.operations()).toEqual(['Zaloguj', 'DaneSzukajPodmioty', 'DanePobierzPelnyRaport']);
  });

  test('is spoken to in SOAP 1.2 with addressing, the session in a header of HTTP', async () => {
    await connect().find(NIP);
    const [, search] = standIn.requests;
    expect(search?.headers).toMatchObject({
      sid: expect.stringMatching(/^s+\d+$/),
      'content-type': 'application/soap+xml; charset=utf-8',
    });
    expect(search?.body).toBe(
      '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="http://CIS/BIR/PUBL/2014/07" xmlns:dat="http://CIS/BIR/PUBL/2014/07/DataContract">' +
        `<soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:To>${standIn.url}/wsBIR/UslugaBIRzewnPubl.svc</wsa:To>` +
        '<wsa:Action>http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/DaneSzukajPodmioty</wsa:Action></soap:Header>' +
        '<soap:Body><ns:DaneSzukajPodmioty><ns:pParametryWyszukiwania><dat:Nip>0006251766</dat:Nip></ns:pParametryWyszukiwania></ns:DaneSzukajPodmioty></soap:Body></soap:Envelope>',
    );
  });

  test('tells of a person what they do now, business before farm', async () => {
    expect(await connect().find(SHOP.Nip)).toEqual({
      outcome: 'found',
      at,
      found: {
        kind: 'person',
        name: 'JANINA ZMYŚLONA SKLEP',
        regon: '000023455',
        address: { street: undefined, building: '7', flat: undefined, postal_code: '00-000', city: 'Wymyślin' },
        activity: 'business',
      },
    });
    expect(standIn.operations()).toEqual(['Zaloguj', 'DaneSzukajPodmioty']);
  });

  test('says that it knows nobody', async () => {
    expect(await connect().find('0006334021')).toEqual({ outcome: 'not_found', at });
  });

  test.each([
    '0006251766</dat:Nip><dat:Krs>0000000001',
    '<!ENTITY x SYSTEM "file:///etc/passwd">',
    '&x;',
    '000-625-17-66',
    '1234567890',
    '',
  ])('is not asked about "%s"', async (text) => {
    await expect(connect().find(text)).rejects.toThrow(TypeError);
    expect(standIn.requests).toEqual([]);
  });

  test('keeps a strange key within its element', async () => {
    const key = '</ns:pKluczUzytkownika><ns:x a="&\'">';
    expect(await connect(5_000, key).find(NIP)).toMatchObject({ reason: 'the key is refused' });
    expect(standIn.requests[0]?.body).toContain(
      '<ns:pKluczUzytkownika>&#60;/ns:pKluczUzytkownika&#62;&#60;ns:x a=&#34;&#38;&#39;&#34;&#62;</ns:pKluczUzytkownika>',
    );
  });
});

describe('a session with the register', () => {
  test('is shared by all who ask at once, and kept for those who come later', async () => {
    const gus = connect();
    await Promise.all([gus.find(SHOP.Nip), gus.find(SHOP.Nip), gus.find(SHOP.Nip)]);
    now += 49 * MINUTE;
    await gus.find(SHOP.Nip);
    expect(standIn.operations().filter((name) => name === 'Zaloguj')).toHaveLength(1);
    now += 2 * MINUTE;
    await gus.find(SHOP.Nip);
    expect(standIn.operations().slice(-2)).toEqual(['Zaloguj', 'DaneSzukajPodmioty']);
  });

  test('is begun anew when the register has forgotten it', async () => {
    const gus = connect();
    await gus.find(NIP);
    standIn.reset();
    standIn.forgetSessions();
    expect(await gus.find(NIP)).toMatchObject({ outcome: 'found', found: { legalForm: LEGAL_FORM } });
    expect(standIn.operations()).toEqual([
      'DaneSzukajPodmioty',
      'GetValue',
      'Zaloguj',
      'DaneSzukajPodmioty',
      'DanePobierzPelnyRaport',
    ]);
  });

  test('is begun anew when a row says that it is over, and once only', async () => {
    const gus = connect();
    await gus.find(NIP);
    standIn.reset();
    standIn.next('code_7');
    expect(await gus.find(SHOP.Nip)).toMatchObject({ outcome: 'found' });
    expect(standIn.operations()).toEqual(['DaneSzukajPodmioty', 'Zaloguj', 'DaneSzukajPodmioty']);
    standIn.reset();
    standIn.always('code_7');
    expect(await gus.find(SHOP.Nip)).toMatchObject({ outcome: 'unavailable' });
    expect(standIn.requests.length).toBeLessThanOrEqual(3);
  });

  test('ends when the server does', async () => {
    const gus = connect();
    await gus.close();
    expect(standIn.operations()).toEqual([]);
    await gus.find(SHOP.Nip);
    await gus.close();
    expect(standIn.operations()).toEqual(['Zaloguj', 'DaneSzukajPodmioty', 'Wyloguj']);
    const [, search, leaving] = standIn.requests;
    expect(leaving?.body).toContain(`<ns:pIdentyfikatorSesji>${String(search?.headers.sid)}</ns:pIdentyfikatorSesji>`);
  });

  test('is not begun with a wrong key', async () => {
    expect(await connect(5_000, 'wrong').find(NIP)).toEqual({
      outcome: 'unavailable',
      reason: 'the key is refused',
      at,
    });
  });
});

describe('trouble with the register', () => {
  test.each([
    [500, 'http 500'],
    ['break', 'not a SOAP answer'],
    ['malformed', 'malformed XML'],
    ['too_large', 'answer too large'],
    ['redirect', 'unexpected redirect'],
    ['cut_off', 'UND_ERR_SOCKET'],
    ['fault', 'SOAP fault'],
  ] as const)('%s makes it unavailable once', async (trouble, reason) => {
    const gus = connect();
    standIn.next(trouble);
    expect(await gus.find(NIP)).toEqual({ outcome: 'unavailable', reason, at });
    expect(standIn.requests).toHaveLength(1);
    expect(await gus.find(NIP)).toMatchObject({ outcome: 'found' });
  });

  test('429 is a limit', async () => {
    standIn.next(429);
    expect(await connect().find(NIP)).toEqual({ outcome: 'limit', reason: 'http 429', at });
  });

  test('silence is waited for no longer than asked, over all steps together', async () => {
    standIn.next('silence');
    expect(await connect(100).find(NIP)).toEqual({ outcome: 'unavailable', reason: 'TimeoutError', at });
  });

  test.each(['code_5', 'garbled_row', 'silence', 500] as const)(
    '%s in the report costs the legal form only',
    async (trouble) => {
      const gus = connect(1_000);
      standIn.next('fine', 'fine', trouble);
      expect(await gus.find(NIP)).toMatchObject({
        outcome: 'found',
        found: { regon: '000012345', legalForm: undefined },
      });
    },
  );

  test('a megabyte of carriage returns is read in time', async () => {
    standIn.next('fine', 'carriage_returns');
    expect(await connect().find('0006334021')).toEqual({ outcome: 'not_found', at });
  });

  test.each(['garbled_row', 'bomb', 'tower'] as const)('hostile XML (%s) is refused', async (trouble) => {
    standIn.next('fine', trouble);
    expect(await connect().find(NIP)).toEqual({ outcome: 'unavailable', reason: 'malformed XML', at });
  });
});
