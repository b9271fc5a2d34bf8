import type { components } from '@biuro/contract';
import type { LoginServices } from '#platform/access/login-services.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context, Handler } from '#platform/http/contract/handlers.ts';
import { toWords } from '#platform/http/errors.ts';
import { Problem } from '#platform/http/problem.ts';
import { resendInvitation } from '../links/invitations.ts';
import messages from '../messages.json' with { type: 'json' };
import { findNames, lockAdministration, type Named } from '../queries.ts';
import { activate, type Done, deactivate, remove, restore } from '../status.ts';

type Action = components['schemas']['BulkChange']['action'];
type Row = components['schemas']['BulkRow'];

type Outcome = Done | Problem;

/** Each user by itself: a refusal only rolls back its own user. */
export const changeUsers =
  (services: LoginServices): Handler<'changeUsers'> =>
  async ({ body }, context) => {
    await lockAdministration(context.db);
    const change = changeOf(body.action, services, context);
    const outcomes: [id: string, Outcome][] = [];
    for (const id of body.ids) outcomes.push([id, await outcomeOf(context, () => change(id))]);
    const people = await findNames(context.db, body.ids);
    const rows = outcomes.map(([id, outcome]) => toRow(context, id, people.get(id.toLowerCase()), outcome));
    const done = rows.filter(({ result }) => result === 'done').length;
    return { status: 200, body: { data: { done, refused: rows.length - done, rows } } };
  };

function changeOf(action: Action, services: LoginServices, context: Context): (id: string) => Promise<Done> {
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
      return async (id) => {
        await resendInvitation(services, context, id);
        return { before: 'invited', changed: true };
      };
  }
}

async function outcomeOf({ db }: Context, work: () => Promise<Done>): Promise<Outcome> {
  try {
    return await inSavepoint(db, work);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** An unknown id has neither name nor status, also when the user was deleted. */
function toRow({ locale }: Context, id: string, person: Named | undefined, outcome: Outcome): Row {
  if (!(outcome instanceof Problem)) return { id, name: person?.name ?? '', result: 'done', error: null, ...outcome };
  const { error } = toWords(messages, locale, outcome);
  const { name = '', status: before = null } = (outcome.status !== 404 && person) || {};
  return { id, name, result: 'refused', error, changed: false, before };
}
