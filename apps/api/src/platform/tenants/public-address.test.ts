import { expect, test } from 'vitest';
import { publicAddressOf } from './public-address.ts';

test.each([
  ['of the only office is PUBLIC_URL', 'https://portal.example', 1, ['sosnowa.example'], 'https://portal.example'],
  ['keeps the path of PUBLIC_URL', 'https://office.example/portal', 1, ['*'], 'https://office.example/portal'],
  [
    'of an office that PUBLIC_URL names',
    'https://sosnowa.example',
    2,
    ['a.example', 'sosnowa.example'],
    'https://sosnowa.example',
  ],
  ['of the office that takes every other host', 'https://portal.example', 2, ['*'], 'https://portal.example'],
  [
    'of another office has its first host',
    'https://portal.example',
    2,
    ['sosnowa.example', '*'],
    'https://sosnowa.example',
  ],
  ['keeps the port', 'http://localhost:8080', 3, ['sosnowa.localhost'], 'http://sosnowa.localhost:8080'],
])('the address %s', (_what, publicUrl, offices, hosts, address) => {
  expect(publicAddressOf(publicUrl, offices, { hosts })).toBe(address);
});
