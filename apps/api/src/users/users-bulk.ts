import type { components } from '@biuro/contract';
import type { LoginServices } from '../app/access/login-services.ts';
import type { Context, Handler } from '../app/contract/handlers.ts';
import { inSavepoint } from '../app/database/savepoint.ts';
import { toWords } from '../app/errors.ts';
import { Problem } from '../app/problem.ts';
import { resendInvitation } from './invitations.ts';
import { findNames, lockAdministration } from './users-queries.ts';
import { activate, deactivate, remove, restore } from './users-status.ts';

type Action = components['schemas']['BulkChange']['action'];
type Row = components['schemas']['BulkRow'];

/** Each user by itself: a refusal undoes what was done to that one and leaves the others alone. */
export const changeUsers =
  (services: LoginServices): Handler<'changeUsers'> =>
  async ({ body }, context) => {
    await lockAdministration(context.db);
    const change = changeOf(body.action, services, context);
    const refusals = new Map<string, Problem>();
    for (const id of body.ids) {
      const refusal = await refusalOf(context, () => change(id));
      if (refusal !== undefined) refusals.set(id, refusal);
    }
    const names = await findNames(context.db, body.ids);
    const rows = body.ids.map((id) => toRow(context, id, names.get(id.toLowerCase()), refusals.get(id)));
    return { status: 200, body: { data: { done: rows.length - refusals.size, refused: refusals.size, rows } } };
  };

function changeOf(action: Action, services: LoginServices, context: Context): (id: string) => Promise<void> {
  switch (action) {
    case 'activate':
      return (id) => activate(context, id);
    case 'deactivate':
      return (id) => deactivate(context, id);
    case 'delete':
      return (id) => remove(context, id);
    case 'restore':
      return (id) => restore(context, id);
    case 'resend_invite':
      return (id) => resendInvitation(services, context, id);
  }
}

async function refusalOf({ db }: Context, work: () => Promise<void>): Promise<Problem | undefined> {
  try {
    await inSavepoint(db, work);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** An id that leads to nobody has no name, also when somebody who was deleted had it. */
function toRow({ locale }: Context, id: string, name = '', refusal: Problem | undefined): Row {
  if (!refusal) return { id, name, result: 'done', error: null };
  const { error } = toWords('users', locale, refusal);
  return { id, name: refusal.status === 404 ? '' : name, result: 'refused', error };
}
