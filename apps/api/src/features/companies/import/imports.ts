import { audit } from '#platform/audit/audit.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import * as queries from './queries.ts';

export const importHandlers: Pick<Handlers, 'listCompanyImports' | 'undoCompanyImport'> = {
  async listCompanyImports(_request, context) {
    return { status: 200, body: { data: await queries.listImports(context.db) } };
  },

  async undoCompanyImport({ params }, context) {
    const { db } = context;
    const found = await queries.lockImport(db, params.id);
    if (!found) throw notFound();
    if (found.undone) throw new Problem(409, 'import_undone');
    const companies = await queries.lockImported(db, found.id);
    const untouched = companies.filter(({ touched }) => !touched);
    const ids = untouched.map(({ id }) => id);
    await queries.removeCompanies(db, ids);
    await queries.markUndone(db, found.id);
    await audit(
      context,
      ...untouched.map(({ id, name, vat_number }) => ({
        action: 'company.removed',
        entity: 'company' as const,
        entityId: id,
        companyId: id,
        before: { name, vat_number },
      })),
    );
    const kept = companies.filter(({ touched }) => touched).map(({ id, name }) => ({ id, name }));
    return { status: 200, body: { data: { removed: ids.length, kept } } };
  },
};
