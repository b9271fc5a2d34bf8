import type { AppConfig, ModuleName } from '../config/config.ts';
import { lineOf, routeNames } from '../navigation/routes.ts';
import type { StoredSession, User } from '../session/stored-session.ts';

export const client: User = {
  id: '0190a000-0000-7000-8000-00000000000c',
  first_name: 'Ewa',
  last_name: 'Nowak',
  email: 'klient@demo.example',
  phone: null,
  isAdmin: false,
  role: 'representative',
  rights: [],
  status: 'active',
  position: null,
  locale: 'pl',
  theme: 'light',
  second_factor: 'email',
  companies: [],
  last_login_at: null,
  invited_at: null,
  invite_expires_at: null,
  created_at: '2026-01-02T08:00:00Z',
  updated_at: '2026-01-02T08:00:00Z',
  version: 1,
};

export const admin: User = {
  ...client,
  id: '0190a000-0000-7000-8000-00000000000a',
  first_name: 'Anna',
  email: 'admin@demo.example',
  isAdmin: true,
  role: 'administrator',
  rights: ['companies:edit', 'employees:edit', 'tasks:edit', 'users:edit', 'audit:read', 'settings:edit'],
};

export function sessionOf(user: User, generation = 1): StoredSession {
  return { user, access_token: `access-${generation}`, refresh_token: `refresh-${generation}`, logged_in: true };
}

/** Each has a page. */
const moduleNames = [...new Set(routeNames.flatMap((name) => lineOf(name).module ?? []))];

export const config: AppConfig = {
  tenant: 'demo',
  mode: 'demo',
  brand: { product: 'Biuro', office: 'Biuro Demo', primary: '#6766cc', secondary: '#b62268' },
  modules: modulesWith('dashboard', 'company', 'users'),
};

/** An office with every module. */
export const everything: AppConfig = {
  ...config,
  modules: modulesWith(...moduleNames),
};

function modulesWith(...enabled: ModuleName[]): AppConfig['modules'] {
  const modules = moduleNames.map((name) => [name, { enabled: enabled.includes(name), components: {}, columns: {} }]);
  // Those of the contract, where a module that is not built yet is always off; the route table knows its pages already.
  return Object.fromEntries(modules) as AppConfig['modules'];
}

/** The same office with some modules switched off. */
export function without(...modules: ModuleName[]): AppConfig {
  return switchOff(config, ...modules);
}

export function switchOff(office: AppConfig, ...modules: ModuleName[]): AppConfig {
  const off = Object.fromEntries(modules.map((name) => [name, { ...office.modules[name], enabled: false }]));
  return { ...office, modules: { ...office.modules, ...off } };
}
