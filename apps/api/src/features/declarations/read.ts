import { audit } from '#platform/audit/audit.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { declarationList, visibleTo } from './list.ts';
import type { DeclarationRow } from './queries.ts';

/** The declaration, or 404 when the caller may not see it. */
export async function visibleDeclaration(context: Context, id: string) {
  const declaration = await declarationList.find(context, visibleTo(context.caller), id);
  if (!declaration) throw notFound();
  return declaration;
}

/** Forms that payroll staff may change. */
const OF_PAYROLL = new Set<DeclarationRow['form']>(['dra', 'pit4r', 'pit8ar', 'pit11']);

export function assertMayChange({ caller }: Context, form: DeclarationRow['form']): void {
  if (caller.role === 'payroll' && !OF_PAYROLL.has(form)) throw new Problem(403, 'role');
}

/** A closed settlement is changed by a correction. */
export function assertTaskOpen(status: DeclarationRow['task_status']): void {
  if (status === 'closed') throw new Problem(422, 'task_closed');
  if (status === 'cancelled') throw new Problem(422, 'task_cancelled');
}

type Subject = Pick<DeclarationRow, 'task_id' | 'company_id' | 'form' | 'period'>;

/** Writes into the history of the task; form and period identify the declaration. */
export const writeDown = (
  context: Context,
  what: string,
  { task_id, company_id, form, period }: Subject,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) =>
  audit(context, {
    action: `declaration.${what}`,
    entity: 'task',
    entityId: task_id,
    companyId: company_id,
    before,
    after: { declaration: `${form} ${period}`, ...after },
  });
