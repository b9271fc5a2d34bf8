import type { components } from '@biuro/contract';
import type { User } from '@biuro/core/session/stored-session.ts';

type Update = components['schemas']['UserUpdate'];

/** What people change about themselves: texts, empty where there is nothing, and the account that they were made from. */
export interface DetailsValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  position: string;
  current_password: string;
  known: User;
}

const names = ['first_name', 'last_name', 'email', 'phone', 'position'] as const;

export function detailsOf(user: User): DetailsValues {
  const { first_name, last_name, email, phone, position } = user;
  const contact = { email, phone: phone ?? '' };
  return { first_name, last_name, ...contact, position: position ?? '', current_password: '', known: user };
}

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
  const changed = names.filter((name) => values[name].trim() !== before[name]);
  const texts = Object.fromEntries(changed.map((name) => [name, valueOf(name, values[name])]));
  const untouched = names.every((name) => now[name] === before[name]);
  return {
    id: known.id,
    version: untouched ? newest.version : known.version,
    ...texts,
    ...(needsProof(values, known) && current_password && { current_password }),
  };
}

/** A name or address that is gone stays a text, so that the server asks for it by name. */
function valueOf(name: (typeof names)[number], text: string): string | null {
  const optional = name === 'phone' || name === 'position';
  return text.trim() || (optional ? null : '');
}

function plain(phone: string): string {
  return phone.replace(/[\s-]/g, '').replace(/^\+?48(?=\d{9}$)/, '');
}
