import { isPayrollKind, type LiabilityKind } from '#domain/settlement/liability-kinds.ts';
import { mayDo } from '#platform/access/rights.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { forbidden, Problem } from '#platform/http/problem.ts';
import { roleIn } from './queries.ts';

const wrongRole = () => new Problem(403, 'role');

/** Payroll staff only change liabilities of payroll. */
export const mayChange = ({ caller }: Pick<Context, 'caller'>, kind: LiabilityKind): boolean =>
  caller.role !== 'payroll' || isPayrollKind(kind);

export function assertMayChange(context: Pick<Context, 'caller'>, kind: LiabilityKind): void {
  if (!mayChange(context, kind)) throw wrongRole();
}

/** The office, representatives and authorised people may mark something as paid. Only call it for what the caller may see. */
export async function assertMayPay(
  context: Pick<Context, 'db' | 'caller'>,
  { kind, company_id }: { kind: LiabilityKind; company_id: string },
): Promise<void> {
  const { caller, db } = context;
  if (caller.isAdmin) {
    if (!mayDo(caller.role, 'tasks:edit')) throw forbidden();
    return assertMayChange(context, kind);
  }
  const role = await roleIn(db, caller.id, company_id);
  if (role !== 'representative' && role !== 'authorised') throw wrongRole();
}
