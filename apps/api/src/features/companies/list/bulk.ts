import { audit } from '#platform/audit/audit.ts';
import type { Context, Handler } from '#platform/http/contract/handlers.ts';
import { toWords } from '#platform/http/errors.ts';
import { invalid, notFound, Problem } from '#platform/http/problem.ts';
import messages from '../messages.json' with { type: 'json' };
import { isOfficePerson } from '../queries.ts';
import * as queries from './bulk-queries.ts';

export const changeCompanies: Handler<'changeCompanies'> = async ({ body }, context) => {
  const { db } = context;
  if (body.user_id && !(await isOfficePerson(db, body.user_id)))
    throw invalid({ pointer: '/user_id', code: 'unknown' });
  const companies = await queries.lockManaged(db, body.ids, body.action);
  const outcomes = body.ids.map((id) => ({ id, company: companies.get(id.toLowerCase()) }));
  const rows = outcomes.map(({ id, company }) => toRow(context, id, company, body));
  const open = [...companies.values()].filter((company) => refusalOf(company, body) === undefined);
  await assign(context, open, body);
  const done = rows.filter(({ result }) => result === 'done').length;
  return { status: 200, body: { data: { done, refused: rows.length - done, rows } } };
};

type Change = Pick<Parameters<typeof changeCompanies>[0]['body'], 'action' | 'user_id'>;

/** Assigns the companies to a user; those that they manage already stay unchanged, also in the history. */
async function assign(
  context: Context,
  companies: queries.ManagedCompany[],
  { action, user_id }: Change,
): Promise<void> {
  const others = companies.filter(({ personId }) => personId !== (user_id?.toLowerCase() ?? null));
  if (others.length === 0) return;
  const person = user_id ? await queries.nameOf(context.db, user_id) : null;
  const ids = others.map(({ id }) => id);
  await queries.setPerson(context.db, ids, action, user_id);
  await audit(
    context,
    ...others.map(({ id, person: before }) => ({
      action: 'company.updated',
      entity: 'company' as const,
      entityId: id,
      companyId: id,
      before: { [action]: before },
      after: { [action]: person },
    })),
  );
}

/** Nobody reviews the settlements of a company that they manage. */
function refusalOf(company: queries.ManagedCompany, { action, user_id }: Change): Problem | undefined {
  if (company.lifecycle === 'ended') return new Problem(422, 'ended');
  const other = { owner: company.reviewerId, reviewer: company.managerId, payroll_owner: null }[action];
  return other !== null && other === user_id?.toLowerCase() ? new Problem(422, 'same_person') : undefined;
}

function toRow({ locale }: Context, id: string, company: queries.ManagedCompany | undefined, change: Change) {
  const refusal = company ? refusalOf(company, change) : notFound();
  const name = company?.name ?? '';
  return refusal
    ? { id, name, result: 'refused' as const, error: toWords(messages, locale, refusal).error }
    : { id, name, result: 'done' as const, error: null };
}
