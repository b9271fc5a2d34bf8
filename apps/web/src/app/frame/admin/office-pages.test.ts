import { lineOf, routeNames } from '@biuro/core/navigation/routes.ts';
import { admin, config } from '@biuro/core/testing/samples.ts';
import { expect, test } from 'vitest';
import { CompaniesIcon, TasksIcon } from '#ui/icons/icons.ts';
import { officePages } from './office-pages.ts';
import { sectionsOf } from './sections.ts';

type Modules = typeof config.modules;

const modules = Object.entries(config.modules).map(([name, module]) => [name, { ...module, enabled: true }]);
/** An office with every module, those that are not built yet among them. */
const all: typeof config = { ...config, modules: Object.fromEntries(modules) as Modules };

const routesOf = (office: typeof config, rights: typeof admin.rights) =>
  officePages(office, rights).map(({ route }) => route);

test('each page of the office without a parameter is a section or a page', () => {
  const plain = routeNames.filter((name) => lineOf(name).access === 'admin' && !lineOf(name).path.includes('{'));
  const sections = sectionsOf(all).map(({ route }) => route);
  const rights: typeof admin.rights = [...admin.rights, 'documents:edit'];
  expect([...routesOf(all, rights), ...sections.filter((name) => plain.includes(name))].toSorted()).toEqual(
    plain.toSorted(),
  );
});

test('a page has the icon of the section to which it leads', () => {
  const icons = new Map(officePages(all, admin.rights).map(({ route, icon }) => [route, icon]));
  expect(icons.get('dashboard-companies-import')).toBe(CompaniesIcon);
  expect(icons.get('dashboard-tasks-board')).toBe(TasksIcon);
});

test('what a role does not include is not offered', () => {
  const auditor = routesOf(all, ['audit:read']);
  expect(auditor).toContain('dashboard-tasks-board');
  expect(auditor.filter((name) => lineOf(name).right !== undefined)).toEqual([]);
});

test('nor is what the office has switched off', () => {
  const without = { ...all, modules: { ...all.modules, tasks: { ...all.modules.tasks, enabled: false } } };
  expect(routesOf(without, admin.rights).filter((name) => name.includes('tasks'))).toEqual([
    'dashboard-recurring-tasks-new',
  ]);
});
