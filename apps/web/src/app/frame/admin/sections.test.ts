import { config } from '@biuro/core/testing/samples.ts';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { sectionGroups, sectionsOf } from './sections.ts';

type Modules = typeof config.modules;

/** As if the office had exactly these modules, those that are not built yet among them. */
function officeWith(...modules: (keyof Modules)[]): typeof config {
  const entries = Object.entries(config.modules).map(([name, module]) => [
    name,
    { ...module, enabled: modules.some((open) => open === name) },
  ]);
  return { ...config, modules: Object.fromEntries(entries) as Modules };
}

test('a section is there when its module is, and a group without sections is not', () => {
  const groups = sectionGroups(officeWith('company', 'limits'));
  expect(groups.map(({ title, sections }) => [title, sections.map(({ route }) => route)])).toEqual([
    ['nav.clients', ['dashboard-companies']],
    ['nav.office', ['dashboard-limits']],
  ]);
});

test('an office with every module has four groups', () => {
  const all = Object.keys(config.modules) as (keyof Modules)[];
  const groups = sectionGroups(officeWith(...all));
  expect(groups.map(({ title }) => title)).toEqual(['nav.clients', 'nav.work', 'nav.knowledge', 'nav.office']);
  const routes = groups.flatMap(({ sections }) => sections.map(({ route }) => route));
  const registered = features.flatMap(({ sections = [] }) => sections).filter(({ group }) => group !== 'home');
  expect(routes).toEqual(expect.arrayContaining(registered.map(({ route }) => route)));
  expect(new Set(routes).size).toBe(routes.length);
});

test('home comes first where the office has it', () => {
  expect(sectionsOf(officeWith('dashboard', 'users')).map(({ href }) => href)).toEqual([
    '/dashboard',
    '/dashboard/users',
  ]);
  expect(sectionsOf(officeWith('users')).map(({ href }) => href)).toEqual(['/dashboard/users']);
});

test('no two sections share their keys', () => {
  const all = Object.keys(config.modules) as (keyof Modules)[];
  const keys = sectionsOf(officeWith(...all)).flatMap((section) => section.keys ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
