import type { components } from '@biuro/contract';
import type { Tone } from '../ui/tag.tsx';

export type Company = components['schemas']['Company'];
export type CompanyType = components['schemas']['CompanyType'];
export type Lifecycle = components['schemas']['Lifecycle'];

/** What each stage says at a glance: living ones are quiet, attention belongs to those that change. */
export const lifecycleTones = {
  prospect: 'accent',
  onboarding: 'info',
  active: 'success',
  suspended: 'neutral',
  notice: 'warning',
  ended: 'neutral',
} satisfies Record<Lifecycle, Tone>;

const types = {
  jdg: true,
  sc: true,
  sj: true,
  sp: true,
  sk: true,
  ska: true,
  zoo: true,
  psa: true,
  sa: true,
  foundation: true,
  association: true,
  community: true,
  farmer: true,
  other: true,
} satisfies Record<CompanyType, true>;

export const lifecycles = keysOf(lifecycleTones);
export const companyTypes = keysOf(types);

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets which strings it returns.
  return Object.keys(record) as Key[];
}
