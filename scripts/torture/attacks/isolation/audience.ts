import { globSync } from 'node:fs';
import type { components, operations } from '@biuro/contract';

type Role = components['schemas']['Role'];
type Right = components['schemas']['Right'];

/** `link holder`: whoever has the action link of a record, and nobody by signing in. */
export type Audience = 'everybody' | 'link holder' | 'signed in' | 'office' | Right;

/**
 * Who may make each call of a feature, written a second time beside the contract's `security`, so that a mistake in one of them is found.
 * Each feature of the contract has its file in `audiences/`. A call without a line fails the attack on isolation.
 */
export type Audiences = { readonly [Id in keyof operations]?: Audience };

const files = globSync('audiences/*.ts', { cwd: import.meta.dirname });
const features = await Promise.all(files.map((file) => import(`./${file}`) as Promise<{ audiences: Audiences }>)); // each file exports them

export const audiences: ReadonlyMap<string, Audience> = new Map(
  features.flatMap((feature) => Object.entries(feature.audiences)),
);

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

/** What each role of the office may do, written down a second time as well. */
const RIGHTS = {
  owner: MANAGER,
  administrator: MANAGER,
  accountant: ['companies:edit', 'employees:edit', 'tasks:edit', 'documents:edit', 'uptimes:edit'],
  payroll: ['employees:edit', 'tasks:edit', 'documents:edit', 'uptimes:edit'],
  assistant: ['documents:edit', 'uptimes:edit'],
  auditor: ['audit:read', 'uptimes:read'],
} satisfies Partial<Record<Role, Right[]>>;

export type OfficeRole = keyof typeof RIGHTS;

export const officeRoles = Object.keys(RIGHTS) as OfficeRole[]; // its keys are these

/** Whether a member of the office with this role may make a call of this audience. */
export const isAmong = (role: OfficeRole, audience: Audience): boolean =>
  ['everybody', 'signed in', 'office'].includes(audience) || RIGHTS[role].some((right) => right === audience);
