import type { components } from '@biuro/contract';
import type { Tone } from '#ui/text/tag.tsx';

type Schemas = components['schemas'];
export type Company = Schemas['Company'];
export type CompanyRow = Schemas['CompanyRow'];
export type CompanyType = Schemas['CompanyType'];
export type Lifecycle = Schemas['Lifecycle'];
export type DocumentsState = NonNullable<CompanyRow['documents']>['state'];

/** What each stage says at a glance: living ones are quiet, attention belongs to those that change. */
export const lifecycleTones = {
  prospect: 'accent',
  onboarding: 'info',
  active: 'success',
  suspended: 'neutral',
  notice: 'warning',
  ended: 'neutral',
} satisfies Record<Lifecycle, Tone>;

export const documentsTones = {
  waiting: 'neutral',
  incomplete: 'warning',
  complete: 'success',
  late: 'danger',
} satisfies Record<DocumentsState, Tone>;

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

export function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets which strings it returns.
  return Object.keys(record) as Key[];
}
