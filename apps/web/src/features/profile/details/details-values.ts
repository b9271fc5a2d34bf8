import type { components } from '@biuro/contract';
import type { User } from '@biuro/core/session/stored-session.ts';
import { optionalText, requiredText } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';

type Update = components['schemas']['UserUpdate'];

type Elsewhere = 'id' | 'version' | 'role' | 'locale' | 'companies' | 'current_password';

const fields = defineFields<Omit<Update, Elsewhere>>()({
  first_name: requiredText,
  last_name: requiredText,
  email: requiredText,
  phone: optionalText,
  position: optionalText,
});

/** What people change about themselves, the password for it, and the account that the fields were read from. */
export type DetailsValues = typeof fields.initial & { current_password: string; known: User };

export const detailsOf = (user: User): DetailsValues => ({
  ...fields.valuesOf(user),
  current_password: '',
  known: user,
});

/** Codes and links may go to another place: that needs the password. */
export function needsProof({ email, phone }: Pick<DetailsValues, 'email' | 'phone'>, known: User): boolean {
  return email.trim() !== known.email || isOtherPhone(phone, known);
}

/** Codes may come to the phone, so another number needs the password. Spaces and hyphens make no other number. */
export function isOtherPhone(typed: string, known: User): boolean {
  return plain(typed) !== plain(known.phone ?? '');
}

/**
 * What has changed, as the call takes it. `newest` is the account as it is known now: where nothing of these fields has changed
 * there, what was changed elsewhere on the page (the theme, say) is no conflict.
 */
export function updateOf(values: DetailsValues, newest: User): Update {
  const { known, current_password } = values;
  const before = detailsOf(known);
  const now = detailsOf(newest);
  const trimmed = Object.fromEntries(fields.names.map((name) => [name, values[name].trim()]));
  const texts = fields.requestOf({ ...values, ...trimmed });
  const changed = fields.names.filter((name) => values[name].trim() !== before[name]);
  const unchangedElsewhere = fields.names.every((name) => now[name] === before[name]);
  return {
    id: known.id,
    version: unchangedElsewhere ? newest.version : known.version,
    ...Object.fromEntries(changed.map((name) => [name, texts[name]])),
    ...(needsProof(values, known) && current_password && { current_password }),
  };
}

function plain(phone: string): string {
  return phone.replace(/[\s-]/g, '').replace(/^\+?48(?=\d{9}$)/, '');
}
