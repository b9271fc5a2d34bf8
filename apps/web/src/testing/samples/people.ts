import type { User } from '@biuro/core/session/stored-session.ts';
import { admin, client } from '@biuro/core/testing/samples.ts';
import { idOf } from './ids.ts';

/** Anna, who may do everything in the office. */
export const anna: User = {
  ...admin,
  id: idOf(1),
  first_name: 'Anna',
  last_name: 'Kowalska',
  email: 'admin@demo.example',
  rights: [...admin.rights, 'documents:edit', 'uptimes:edit', 'uptimes:read', 'uptimes:approve'],
};

/** Maria keeps books: companies, tasks and her own time. */
export const maria: User = {
  ...anna,
  id: idOf(2),
  first_name: 'Maria',
  last_name: 'Wójcik',
  email: 'ksiegowa@demo.example',
  role: 'accountant',
  rights: ['companies:edit', 'employees:edit', 'tasks:edit', 'documents:edit', 'uptimes:edit'],
};

/** Olga helps: she reads what the office has and writes her own time. */
export const olga: User = {
  ...anna,
  id: idOf(3),
  first_name: 'Olga',
  last_name: 'Lis',
  email: 'asystentka@demo.example',
  role: 'assistant',
  rights: ['uptimes:edit'],
};

/** Tomasz speaks for one company, Delta. */
export const tomasz: User = {
  ...client,
  id: idOf(4),
  first_name: 'Tomasz',
  last_name: 'Bąk',
  email: 'klient@demo.example',
  companies: [{ id: idOf(1001), name: 'Delta Spedycja Sp. z o.o.', vat_number: '5260250274', role: 'representative' }],
};

/** A person as other records name them. */
export const refOf = ({ id, first_name, last_name }: User) => ({ id, name: `${first_name} ${last_name}` });
