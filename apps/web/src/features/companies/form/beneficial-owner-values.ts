import type { components } from '@biuro/contract';

type Schemas = components['schemas'];
export type BeneficialOwner = Schemas['BeneficialOwner'];
type Written = Schemas['WrittenBeneficialOwner'];

/** A beneficial owner as the form holds one: texts, empty where there is nothing. */
export type OwnerValues = Record<Exclude<keyof Written, 'id'> | 'owner_id', string>;

export const newOwner: OwnerValues = { owner_id: '', name: '', pesel: '', birth_date: '', citizenship: '', extent: '' };

/** The PESEL stays empty: what is known of it is masked, and an empty field leaves it as it is. */
export const ownerValues = ({ id, name, birth_date, citizenship, extent }: BeneficialOwner): OwnerValues => ({
  owner_id: id,
  name,
  pesel: '',
  birth_date: birth_date ?? '',
  citizenship: citizenship ?? '',
  extent,
});

/** A beneficial owner as the calls take one. */
export const ownerOf = ({ owner_id, name, pesel, birth_date, citizenship, extent }: OwnerValues): Written => ({
  ...(owner_id !== '' && { id: owner_id }),
  name,
  ...(pesel.trim() !== '' && { pesel }),
  birth_date: birth_date || null,
  citizenship: citizenship.trim() || null,
  extent,
});
