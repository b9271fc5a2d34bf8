import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const address = { street: 'Długa', building: '12', flat: '3', postal_code: '00-950', city: 'Warszawa', country: 'PL' };

test('an address stands as on an envelope', () => {
  expect(addressLines(address)).toEqual(['Długa 12/3', '00-950 Warszawa']);
});

test('a village without streets begins with its name', () => {
  expect(addressLines({ ...address, street: null, flat: null, city: 'Stare Pole' })).toEqual([
    'Stare Pole 12',
    '00-950 Stare Pole',
  ]);
});

test('what is not known leaves no gap, and another country is named', () => {
  expect(addressLines({ ...address, street: null, building: null, flat: null, postal_code: null })).toEqual([
    'Warszawa',
  ]);
  expect(addressLines({ ...address, country: 'DE' })).toEqual(['Długa 12/3', '00-950 Warszawa', 'DE']);
});
