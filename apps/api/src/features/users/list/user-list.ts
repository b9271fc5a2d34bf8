import type { components } from '@biuro/contract';
import { LINK_LIFE } from '#domain/people/account-links.ts';
import { code, instant, moment, momentOrLast, polish } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';
import { exportList } from '#platform/export/export-list.ts';
import type { ListExport } from '#platform/export/list-export.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import messages from '../messages.json' with { type: 'json' };

type UserSort = components['schemas']['UserSort'];

/** What the lists of users share. */
const users = {
  tags: ['users', 'companies'],
  from: 'users',
  id: 'users.id',
  where: 'users.deleted_at IS NULL',
  search: 'users.search_text',
  columns: {
    id: 'users.id',
    first_name: 'users.first_name',
    last_name: 'users.last_name',
    email: 'users.email',
    phone: 'users.phone',
    position: 'users.position',
    isAdmin: 'users.is_admin',
    role: 'users.role',
    status: 'users.status',
    invite_expired: `(users.status = 'invited' AND users.invited_at IS NOT NULL
      AND users.invited_at <= now() - make_interval(secs => ${LINK_LIFE.invite}))`,
    last_login_at: instant('users.last_login_at'),
    created_at: instant('users.created_at'),
    version: 'users.version',
  },
  sort: {
    first_name: polish('users.first_name'),
    last_name: polish('users.last_name'),
    email: polish('users.email'),
    role: code('users.role'),
    status: code('users.status'),
    last_login_at: momentOrLast('users.last_login_at'),
    created_at: moment('users.created_at'),
  },
  defaultSort: 'first_name:asc',
  filters: {
    role: (value: string) => `users.role = ${value}`,
    status: (value: string) => `users.status = ${value}`,
    isAdmin: (value: string) => `users.is_admin = ${value}::boolean`,
  },
} as const;

const companies = '(SELECT count(*) FROM company_users WHERE user_id = users.id)';

/** Ids of users of the companies that a user of the office manages. */
const lookedAfterBy = (caller: string) => `
    SELECT link.user_id FROM company_users link JOIN companies ON companies.id = link.company_id
    WHERE companies.owner_id = ${caller} OR companies.payroll_owner_id = ${caller}`;

const userList = createList<'listUsers', UserSort>({
  ...users,
  name: 'users',
  columns: { ...users.columns, companies },
  filters: {
    ...users.filters,
    company_id: (value) => `users.id IN (SELECT user_id FROM company_users WHERE company_id = ${value})`,
    mine: { ofCaller: (value, caller) => `${value}::boolean AND users.id IN (${lookedAfterBy(caller)})` },
  },
  exports: {
    name: { sql: `trim(users.first_name || ' ' || users.last_name)`, type: 'text' },
    role: { sql: 'users.role', type: 'words' },
    companies: { sql: companies, type: 'number' },
    email: { sql: 'users.email', type: 'text' },
    phone: { sql: 'users.phone', type: 'text' },
    position: { sql: 'users.position', type: 'text' },
    status: { sql: 'users.status', type: 'words' },
    last_login_at: { sql: 'users.last_login_at', type: 'instant' },
    created_at: { sql: 'users.created_at', type: 'instant' },
  },
});

const everybody: Scope = { name: 'all' };

/** Users of the companies that a user of the office manages. */
const lookedAfter: Scope = {
  name: 'looked after',
  where: (caller) => `users.id IN (${lookedAfterBy(caller)})`,
};

const companiesOf = (caller: string) => `SELECT company_id FROM company_users own WHERE own.user_id = ${caller}`;

/** Users of a client's own companies. */
const colleagues: Scope = {
  name: 'colleagues',
  where: (caller) => `users.id IN (SELECT user_id FROM company_users WHERE company_id IN (${companiesOf(caller)}))`,
};

/** Placeholder of the caller's id: the scope always comes first. */
const CALLER = '$1';

/** As clients see users: their roles in other companies are neither counted nor searched. */
const colleagueList = createList<'listMyUsers', UserSort>({
  ...users,
  name: 'colleagues',
  columns: {
    ...users.columns,
    companies: `(SELECT count(*) FROM company_users WHERE user_id = users.id AND company_id IN (${companiesOf(CALLER)}))`,
  },
  filters: {
    ...users.filters,
    company_id: (value) => `users.id IN (
      SELECT user_id FROM company_users WHERE company_id = ${value} AND company_id IN (${companiesOf(CALLER)}))`,
    mine: (value) => `${value}::boolean`,
  },
  exports: {},
});

export const userExport: ListExport<'exportUsers'> = {
  operation: 'exportUsers',
  list: userList,
  scope: () => everybody,
  configured: ({ config }) => config.modules.users.columns.users,
  messages,
};

export const listHandlers = {
  async listUsers({ query }, context) {
    return { status: 200, json: await userList.page(context, everybody, query ?? {}) };
  },
  async listMyUsers({ query }, context) {
    const [list, scope] = context.caller.isAdmin ? [userList, lookedAfter] : [colleagueList, colleagues];
    return { status: 200, json: await list.page(context, scope, query ?? {}) };
  },
  async listUserIds({ query }, context) {
    return { status: 200, json: await userList.ids(context, everybody, query ?? {}) };
  },
  async exportUsers({ query }, context) {
    return exportList(context, userExport, query);
  },
} satisfies Partial<Handlers>;
