import { client } from '@biuro/core/testing/samples.ts';
import { expect, test } from 'vitest';
import { detailsOf, isOtherPhone, updateOf } from './details-values.ts';

const ewa = { ...client, phone: '+48600100200', version: 3 };

test('the form holds texts, empty where there is nothing', () => {
  expect(detailsOf(ewa)).toEqual({
    first_name: 'Ewa',
    last_name: 'Nowak',
    email: ewa.email,
    phone: '+48600100200',
    position: '',
    current_password: '',
    known: ewa,
  });
});

test('only what was changed is sent', () => {
  const values = { ...detailsOf(ewa), first_name: ' Ewelina ', position: 'Prezes' };
  expect(updateOf(values, ewa)).toEqual({ id: ewa.id, version: 3, first_name: 'Ewelina', position: 'Prezes' });
});

test('what was emptied is sent as nothing, and a name as an empty text', () => {
  const values = { ...detailsOf({ ...ewa, position: 'Prezes' }), first_name: '', position: ' ' };
  expect(updateOf(values, ewa)).toEqual({ id: ewa.id, version: 3, first_name: '', position: null });
});

test('the password goes along with another phone only', () => {
  const typed = { ...detailsOf(ewa), current_password: 'tajne-tajne-1' };
  expect(updateOf(typed, ewa)).toEqual({ id: ewa.id, version: 3 });
  expect(updateOf({ ...typed, phone: '600 100 300' }, ewa)).toEqual({
    id: ewa.id,
    version: 3,
    phone: '600 100 300',
    current_password: 'tajne-tajne-1',
  });
});

test('the password goes along with another e-mail', () => {
  const typed = { ...detailsOf(ewa), email: 'ewa.nowa@demo.example', current_password: 'tajne-tajne-1' };
  expect(updateOf(typed, ewa)).toEqual({
    id: ewa.id,
    version: 3,
    email: 'ewa.nowa@demo.example',
    current_password: 'tajne-tajne-1',
  });
});

test.each([
  ['600 100 200', false],
  ['+48 600-100-200', false],
  ['48600100200', false],
  ['600100201', true],
  ['', true],
])('"%s" is another phone: %j', (typed, other) => {
  expect(isOtherPhone(typed, ewa)).toBe(other);
});

test('what changed elsewhere on the page is no conflict, what somebody else typed is one', () => {
  const values = { ...detailsOf(ewa), position: 'Prezes' };
  expect(updateOf(values, { ...ewa, theme: 'dark', version: 4 }).version).toBe(4);
  expect(updateOf(values, { ...ewa, last_name: 'Kowalska', version: 4 }).version).toBe(3);
});
