import type { AppConfig } from '../config/config.ts';
import type { StoredSession, User } from '../session/stored-session.ts';

export const client: User = {
  id: '0190a000-0000-7000-8000-00000000000c',
  first_name: 'Ewa',
  last_name: 'Nowak',
  email: 'klient@demo.example',
  phone: null,
  isAdmin: false,
  role: 'representative',
  status: 'active',
  locale: 'pl',
  version: 1,
};

export const admin: User = {
  ...client,
  id: '0190a000-0000-7000-8000-00000000000a',
  first_name: 'Anna',
  email: 'admin@demo.example',
  isAdmin: true,
  role: 'administrator',
};

export function sessionOf(user: User, generation = 1): StoredSession {
  return { user, access_token: `access-${generation}`, refresh_token: `refresh-${generation}`, logged_in: true };
}

export const config: AppConfig = {
  tenant: 'demo',
  mode: 'demo',
  brand: { product: 'Biuro', office: 'Biuro Demo', primary: '#6766cc', secondary: '#b62268' },
  modules: {
    dashboard: { enabled: true, components: {}, columns: {} },
    company: { enabled: true, components: {}, columns: {} },
  },
};

/** The same office with some modules switched off. */
export function without(...modules: (keyof AppConfig['modules'])[]): AppConfig {
  const off = Object.fromEntries(modules.map((name) => [name, { ...config.modules[name], enabled: false }]));
  return { ...config, modules: { ...config.modules, ...off } };
}
