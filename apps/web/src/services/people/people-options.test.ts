import { expect, test } from 'vitest';
import { peopleOptions } from './people-options.ts';

const anna = { id: 'a', name: 'Anna Bąk' };
const zofia = { id: 'z', name: 'Zofia Żak' };

test('people are options in their order, oneself first where that is wanted', () => {
  expect(peopleOptions([anna, zofia])).toEqual([
    { value: 'a', label: 'Anna Bąk' },
    { value: 'z', label: 'Zofia Żak' },
  ]);
  expect(peopleOptions([anna, zofia], { me: { id: 'z', name: 'Ja' } })).toEqual([
    { value: 'z', label: 'Ja' },
    { value: 'a', label: 'Anna Bąk' },
  ]);
});

test('somebody who has to be an option is one before the people are known, and once only', () => {
  const kept = [{ id: 'z', name: '…' }, null];
  expect(peopleOptions(undefined, { kept })).toEqual([{ value: 'z', label: '…' }]);
  expect(peopleOptions([zofia], { kept })).toEqual([{ value: 'z', label: 'Zofia Żak' }]);
});
