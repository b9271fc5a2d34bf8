import type { components } from '@biuro/contract';
import type { Tone } from '#ui/text/tag.tsx';

type Schemas = components['schemas'];
export type User = Schemas['User'];
export type UserRow = Schemas['UserRow'];
export type Role = Schemas['Role'];
export type Status = Schemas['UserStatus'];
export type CompanyRole = Schemas['CompanyRole'];

const officeRoleSet = {
  owner: true,
  administrator: true,
  accountant: true,
  payroll: true,
  assistant: true,
  auditor: true,
} satisfies Record<Exclude<Role, CompanyRole>, true>;

/** What each status says at a glance. */
export const statusTones = {
  invited: 'info',
  active: 'success',
  blocked: 'danger',
  deactivated: 'neutral',
} satisfies Record<Status, Tone>;

const companyRoleSet = {
  representative: true,
  authorised: true,
  employee: true,
  viewer: true,
} satisfies Record<CompanyRole, true>;

export const statuses = keysOf(statusTones);
export const officeRoles = keysOf(officeRoleSet);
export const companyRoles = keysOf(companyRoleSet);
export const roles: Role[] = [...officeRoles, ...companyRoles];

/** Roles of the office see all companies, those of clients their own. */
export function isClientRole(role: string): role is CompanyRole {
  return companyRoles.some((one) => one === role);
}

type Person = Pick<User, 'id' | 'role'>;

/** Where the account is edited: one's own in the profile, which asks for the password. */
export function editIdOf(user: Person, me: Person) {
  return user.id === me.id ? ('dashboard-users-profile' as const) : ('dashboard-users-edit' as const);
}

/** Only owners change what belongs to an owner. */
export function mayTouch(user: Person, me: Person): boolean {
  return user.role !== 'owner' || me.role === 'owner';
}

/**
 * With each other's address, phone, role or a link for a new password those who run the office could take each other's place: only owners
 * change and make these.
 */
export function mayTakePlace(user: Person, me: Person): boolean {
  return me.role === 'owner' || (user.role !== 'owner' && user.role !== 'administrator');
}

export function mayMakeResetLink(user: Person & Pick<User, 'status'>, me: Person): boolean {
  return user.status === 'active' && user.id !== me.id && mayTakePlace(user, me);
}

/** Whoever was invited by address alone has no name yet. */
export function nameOf({ first_name, last_name, email }: Pick<User, 'first_name' | 'last_name' | 'email'>): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** The link of an invitation that was not used in time. */
export function isExpired({ status, invite_expires_at }: Pick<User, 'status' | 'invite_expires_at'>, now: number) {
  return status === 'invited' && invite_expires_at !== null && Date.parse(invite_expires_at) <= now;
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets which strings it returns.
  return Object.keys(record) as Key[];
}
