import { expect, test } from 'vitest';
import { companyTypeOf } from './company-type.ts';
import { readAddress } from './register-address.ts';
import { shortNameOf } from './short-name.ts';

test.each([
  ['UL. DŁUGA 1/2, 00-001 WARSZAWA', 'ul. Długa', '1', '2', '00-001', 'Warszawa'],
  ['ŚWIĘTOKRZYSKA 12, 00-916 WARSZAWA', 'Świętokrzyska', '12', undefined, '00-916', 'Warszawa'],
  ['ALEJA JANA PAWŁA II 43B, 31-864 KRAKÓW', 'Aleja Jana Pawła II', '43B', undefined, '31-864', 'Kraków'],
  ['ŻWIRKI I WIGURY 1A / 12, 43-300 BIELSKO-BIAŁA', 'Żwirki i Wigury', '1A', '12', '43-300', 'Bielsko-Biała'],
  ['PL. GEN. MACZKA 3 M. 14, 89-100 NAKŁO NAD NOTECIĄ', 'pl. gen. Maczka', '3', '14', '89-100', 'Nakło nad Notecią'],
  ['17, 00-000 WYMYŚLIN', undefined, '17', undefined, '00-000', 'Wymyślin'],
  ['  RYNEK   1 ,  00-000   STARY   WYMYŚLIN ', 'Rynek', '1', undefined, '00-000', 'Stary Wymyślin'],
  ['RYNEK, 00-000 WYMYŚLIN', 'Rynek', undefined, undefined, '00-000', 'Wymyślin'],
])('%s is taken apart', (line, street, building, flat, postal_code, city) => {
  expect(readAddress(line)).toEqual({ street, building, flat, postal_code, city });
});

test.each(['', 'WARSZAWA', 'ul/ Prosta 49 00-838 Warszawa', 'A, B, 00-001 C', `${'A'.repeat(300)} 1, 00-001 B`])(
  '"%s" is left as it is',
  (line) => {
    expect(readAddress(line)).toBeUndefined();
  },
);

test.each([
  ['ALFA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'zoo'],
  ['ALFA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ W LIKWIDACJI', 'zoo'],
  ['ALFA SP. Z O.O.', 'zoo'],
  ['ALFA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWA', 'sk'],
  ['ALFA SP. Z O.O. SP. K.', 'sk'],
  ['ALFA SPÓŁKA AKCYJNA', 'sa'],
  ['ALFA S.A.', 'sa'],
  ['ALFA PROSTA SPÓŁKA AKCYJNA', 'psa'],
  ['ALFA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWO-AKCYJNA', 'ska'],
  ['KANCELARIA ALFA SPÓŁKA PARTNERSKA', 'sp'],
  ['ALFA I BETA SPÓŁKA JAWNA', 'sj'],
  ['ALFA S.C. JAN ZMYŚLONY, ANNA ZMYŚLONA', 'sc'],
  ['FUNDACJA ALFA', 'foundation'],
  ['FUNDACJA RODZINNA ALFA', 'other'],
  ['STOWARZYSZENIE ALFA', 'association'],
  ['WSPÓLNOTA MIESZKANIOWA POLNA 7', 'community'],
  ['JAN ZMYŚLONY', undefined],
  ['SPÓŁKOWANIE', undefined],
  [undefined, undefined],
])('%s is of the form %s', (name, type) => {
  expect(companyTypeOf(name)).toBe(type);
});

const UNIT = {
  name: 'ALFA',
  regon: '000012345',
  address: { street: '', building: '', flat: '', postal_code: '', city: '' },
};

test.each([
  [{ code: '117', name: undefined }, 'zoo'],
  [{ code: '019', name: undefined }, 'sc'],
  [{ code: '999', name: 'PROSTE SPÓŁKI AKCYJNE' }, 'psa'],
  [{ code: '999', name: 'FUNDACJE' }, 'foundation'],
  [{ code: '999', name: 'STOWARZYSZENIA' }, 'association'],
  [{ code: '999', name: 'SPÓŁDZIELNIE' }, 'other'],
  [{ code: undefined, name: undefined }, undefined],
])('the register says %o, which is %s', (form, type) => {
  expect(companyTypeOf('ALFA', { ...UNIT, kind: 'legal', legalForm: { ...form, krs: undefined } })).toBe(type);
});

test.each([
  ['business', 'jdg'],
  ['farm', 'farmer'],
  ['other', undefined],
] as const)('a person with a %s is of the form %s', (activity, type) => {
  expect(companyTypeOf('ALFA SPÓŁKA JAWNA', { ...UNIT, kind: 'person', activity })).toBe(type);
});

test.each([
  ['Alfa spółka z ograniczoną odpowiedzialnością', 'Alfa Sp. z o.o.'],
  ['ALFA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWA', 'ALFA Sp. z o.o. sp.k.'],
  ['JAN ZMYŚLONY', undefined],
])('%s is called %s for short', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
