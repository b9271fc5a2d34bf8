import type { AppConfig, Column } from '@biuro/core/config/config.ts';
import { config } from '@biuro/core/testing/samples.ts';

type Modules = AppConfig['modules'];

const shown = { visible: true, variant: 1 };

/** Columns by their keys; one in brackets is there and put away. */
function columns(keys: string): Column[] {
  return keys.split(' ').map((key) => ({
    key: key.replaceAll(/[()]/g, ''),
    title: '',
    align: 'left',
    sortable: true,
    visible: !key.startsWith('('),
  }));
}

function all(...names: string[]): Modules['tasks']['components'] {
  return Object.fromEntries(names.map((name) => [name, shown]));
}

/** The office of the demo: every module that is built, all its components and the columns that a new office begins with. */
export const office: AppConfig = {
  ...config,
  brand: { ...config.brand, phone: '+48 22 000 00 00', email: 'biuro@demo.example' },
  modules: {
    ...config.modules,
    dashboard: { enabled: true, components: all('greeting', 'figures', 'contact', 'account'), columns: {} },
    company: {
      enabled: true,
      components: all('filters', 'export', 'history', 'summary'),
      columns: { companies: columns('title company_type vat_number owner accounting_status tasks documents') },
    },
    users: {
      enabled: true,
      components: all('filters', 'export', 'history'),
      columns: { users: columns('name role companies email phone (position) status last_login_at (created_at)') },
    },
    tasks: {
      enabled: true,
      components: all('filters', 'export', 'board', 'calendar'),
      columns: {
        tasks: columns('title company (period) status tracks assignee (docs_due_at) due_at (priority)'),
        liabilities: columns('company kind period amount due_date status (account)'),
        declarations: columns('company form period due_date status assignee (sent_at) (upo_number)'),
      },
    },
    documents: {
      enabled: true,
      components: all('filters', 'export', 'history', 'preview'),
      columns: {
        documents: columns(
          'title company kind month status (number) (contractor) (issue_date) gross (files) (created_by) created_at',
        ),
      },
    },
    employees: { enabled: true, components: all('reports'), columns: {} },
    reports: {
      enabled: true,
      components: all('chart'),
      columns: { reports: columns('title report1 report2 report3') },
    },
    uptime: { enabled: true, components: all('export', 'strip'), columns: {} },
  },
};

/** The same office with one module in another way. */
export function withModule<Name extends keyof Modules>(name: Name, change: Partial<Modules[Name]>): AppConfig {
  return { ...office, modules: { ...office.modules, [name]: { ...office.modules[name], ...change } } };
}
