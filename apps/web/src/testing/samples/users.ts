import type { components } from '@biuro/contract';
import type { User } from '@biuro/core/session/stored-session.ts';
import { idOf } from './ids.ts';
import { anna, maria, tomasz } from './people.ts';

type UserRow = components['schemas']['UserRow'];

/** A person as the list of users shows them. */
function rowOf(user: User): UserRow {
  const { id, first_name, last_name, email, phone, position, isAdmin, role, status, last_login_at, created_at } = user;
  const person = { id, first_name, last_name, email, phone, position, isAdmin, role, status, created_at };
  return { ...person, last_login_at, invite_expired: false, companies: user.companies.length, version: user.version };
}

export const annaRow: UserRow = { ...rowOf(anna), last_login_at: '2026-11-25T07:30:00Z' };
export const mariaRow: UserRow = { ...rowOf(maria), phone: '+48600100200', last_login_at: '2026-11-24T15:00:00Z' };
export const tomaszRow: UserRow = { ...rowOf(tomasz), status: 'deactivated' };

/** Somebody who was invited and has not said a name yet; the link has run out. */
export const invitedRow: UserRow = {
  ...rowOf(tomasz),
  id: idOf(5),
  first_name: '',
  last_name: '',
  email: 'nowa@klienci.example',
  status: 'invited',
  invite_expired: true,
  companies: 0,
};
