import { expect, test } from 'vitest';
import { config, without } from '../testing/samples.ts';
import { type AppConfig, columnsOf, isEnabled, isVisible, variantOf } from './config.ts';

const column = { title: '', align: 'left', sortable: true } as const;
const columns = [
  { ...column, key: 'title', visible: true },
  { ...column, key: 'owner', visible: false },
  { ...column, key: 'vat_number', visible: true },
];
const components = { filters: { visible: true, variant: 2 }, tasks: { visible: false, variant: 3 } };
const office: AppConfig = {
  ...config,
  modules: { ...config.modules, company: { enabled: true, components, columns: { companies: columns } } },
};

test('a module is what the configuration says', () => {
  expect([isEnabled(config, 'company'), isEnabled(without('company'), 'company')]).toEqual([true, false]);
});

test('a component shows where it is named, visible, and its module is on', () => {
  expect(isVisible(office, 'company', 'filters')).toBe(true);
  expect(isVisible(office, 'company', 'tasks')).toBe(false);
  expect(isVisible(office, 'company', 'unknown')).toBe(false);
  const off = { ...office, modules: { ...office.modules, company: { ...office.modules.company, enabled: false } } };
  expect(isVisible(off, 'company', 'filters')).toBe(false);
});

test('a component without an entry has the first variant', () => {
  expect(['filters', 'tasks', 'unknown'].map((name) => variantOf(office, 'company', name))).toEqual([2, 3, 1]);
});

test('a list has the visible columns in their order', () => {
  expect(columnsOf(office, 'company', 'companies').map(({ key }) => key)).toEqual(['title', 'vat_number']);
  expect(columnsOf(office, 'company', 'unknown')).toEqual([]);
});
