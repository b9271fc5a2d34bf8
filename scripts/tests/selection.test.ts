import { expect, test } from 'vitest';
import { readSelection } from './selection.ts';

const unitsOf = (...args: string[]) => {
  const selection = readSelection(args);
  return typeof selection === 'string' ? selection : [selection.tier, ...selection.units].join(' ');
};

test('each tier contains the one before', () => {
  expect(unitsOf('--tier', 'fast')).toBe('fast checks core testing api web cli');
  expect(unitsOf()).toBe('usual checks core testing api web cli scripts e2e');
  expect(unitsOf('--tier', 'full')).toBe('full checks core testing api web cli scripts e2e');
});

test('parts, apps and packages run alone', () => {
  expect(unitsOf('checks', 'e2e')).toBe('usual checks e2e');
  expect(unitsOf('--only', 'api')).toBe('usual api');
  expect(unitsOf('--tier', 'fast', '--only', 'api,web', 'checks')).toBe('fast checks api web');
});

test('what is not there is told', () => {
  expect(unitsOf('docs')).toBe('There is no part "docs"; there are checks, apps, scripts, e2e.');
  expect(unitsOf('--only', 'apps')).toMatch(/^There is no "apps" to be run alone; there are checks, core, /);
  expect(unitsOf('--tier', 'slow')).toBe('There is no tier "slow"; there are fast, usual, full.');
  expect(unitsOf('--tier', 'fast', 'e2e')).toBe('The tier "fast" has none of e2e.');
});
