import type { components } from '@biuro/contract';
import { v7 as uuid } from 'uuid';
import { type AuditEntry, audit } from '../app/audit/audit.ts';
import { createChecker } from '../app/contract/checkers.ts';
import { schemaOfComponent } from '../app/contract/contract.ts';
import type { Context, Handler } from '../app/contract/handlers.ts';
import { toFieldError } from '../app/errors.ts';
import { readNip } from '../app/nip.ts';
import type { Mistake } from '../app/problem.ts';
import { type CsvRow, companyTypeOf, readCompaniesCsv } from './companies-csv.ts';
import * as queries from './companies-queries.ts';

type ImportRow = components['schemas']['ImportRow'];

interface Candidate {
  row: CsvRow;
  vatNumber: string;
  company: NewCompany | undefined;
  mistakes: Mistake[];
}

const BATCH = 500;

export const importCompanies: Handler<'importCompanies'> = async ({ query, body }, context) => {
  const dryRun = query?.dry_run ?? false;
  const candidates = withoutRepeats(readCompaniesCsv(body).map(toCandidate));
  const sound = candidates.flatMap(({ company }) => company ?? []);
  const existing = await queries.existingVatNumbers(
    context.db,
    sound.map((company) => company.vat_number),
  );
  const fresh = sound.filter((company) => !existing.has(company.vat_number));
  const added = dryRun ? new Set(fresh.map((company) => company.id)) : await add(context, fresh);
  const rows = candidates.map((candidate) => report(context, candidate, added));
  const count = (result: ImportRow['result']) => rows.filter((row) => row.result === result).length;
  return {
    status: 200,
    body: {
      data: { dry_run: dryRun, added: count('added'), exists: count('exists'), rejected: count('rejected'), rows },
    },
  };
};

/** A row is judged as the body of `createCompany` would be. */
const mistakesOf = createChecker(schemaOfComponent('NewCompany'));

function toCandidate(row: CsvRow): Candidate {
  const { digits } = readNip(row.vat_number, '/vat_number');
  const type = companyTypeOf(row.company_type);
  const values = {
    name: row.name,
    vat_number: row.vat_number,
    city: row.city || null,
    email: row.email || null,
    phone: row.phone || null,
  };
  const mistakes = mistakesOf({ ...values, company_type: type ?? row.company_type });
  const company =
    mistakes.length === 0 && digits && type
      ? { ...values, id: uuid(), vat_number: digits, company_type: type }
      : undefined;
  return { row, vatNumber: digits ?? row.vat_number, company, mistakes };
}

/** The first row with a NIP counts; a later one is a mistake of the file. */
function withoutRepeats(candidates: Candidate[]): Candidate[] {
  const firstRows = new Map<string, number>();
  return candidates.map((candidate) => {
    const first = firstRows.get(candidate.vatNumber);
    if (!candidate.company) return candidate;
    if (first === undefined) {
      firstRows.set(candidate.vatNumber, candidate.row.row);
      return candidate;
    }
    return {
      ...candidate,
      company: undefined,
      mistakes: [{ pointer: '/vat_number', code: 'repeated', values: { row: first } }],
    };
  });
}

type NewCompany = queries.CompanyValues & { id: string };

/** With an entry in the history of each company that was added. */
async function add(context: Context, companies: NewCompany[]): Promise<Set<string>> {
  const added = new Set<string>();
  for (let start = 0; start < companies.length; start += BATCH) {
    const batch = companies.slice(start, start + BATCH);
    const ids = await queries.insertCompanies(context.db, batch);
    await audit(context, ...batch.filter(({ id }) => ids.has(id)).map(toEntry));
    for (const id of ids) added.add(id);
  }
  return added;
}

const toEntry = ({ id, ...after }: NewCompany): AuditEntry => ({
  action: 'company.imported',
  entity: 'company',
  entityId: id,
  companyId: id,
  after,
});

function report({ locale }: Context, { row, vatNumber, company, mistakes }: Candidate, added: Set<string>): ImportRow {
  return {
    row: row.row,
    name: row.name,
    vat_number: vatNumber,
    result: company ? (added.has(company.id) ? 'added' : 'exists') : 'rejected',
    errors: mistakes.map((mistake) => toFieldError('companies', locale, mistake)),
  };
}
