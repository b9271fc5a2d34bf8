import type { components } from '@biuro/contract';

type Role = components['schemas']['Role'];
export type Right = components['schemas']['Right'];

/** Owners and administrators. */
const MANAGER: Right[] = [
  'companies:edit',
  'employees:edit',
  'tasks:edit',
  'documents:edit',
  'users:edit',
  'audit:read',
  'settings:edit',
  'uptimes:edit',
  'uptimes:read',
  'uptimes:approve',
];

/** What each role of the office may do beyond reading. Roles that are not listed are clients. */
const OFFICE = {
  owner: MANAGER,
  administrator: MANAGER,
  accountant: ['companies:edit', 'employees:edit', 'tasks:edit', 'documents:edit', 'uptimes:edit'],
  payroll: ['employees:edit', 'tasks:edit', 'documents:edit', 'uptimes:edit'],
  assistant: ['documents:edit', 'uptimes:edit'],
  auditor: ['audit:read', 'uptimes:read'],
} satisfies Partial<Record<Role, Right[]>>;

/** Roles of the office: they use the dashboard and read everything. All others are clients. */
export const officeRoles = Object.keys(OFFICE) as (keyof typeof OFFICE)[];

export const isOfficeRole = (role: Role): role is keyof typeof OFFICE => role in OFFICE;

export const rightsOf = (role: Role): Right[] => (isOfficeRole(role) ? OFFICE[role] : []);

/**
 * Whether a role has what an operation of the contract requires: `admin` stands for every role of the office, anything
 * else is a right.
 */
export function mayDo(role: Role, demand: string): boolean {
  return demand === 'admin' ? isOfficeRole(role) : rightsOf(role).some((right) => right === demand);
}
