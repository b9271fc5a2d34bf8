import type { components } from '@biuro/contract';
import { v7 as uuid } from 'uuid';
import { type AuditEntry, audit } from '#platform/audit/audit.ts';
import { cleanFileName } from '#platform/files/file-name.ts';
import { readContent } from '#platform/files/read-upload.ts';
import type { Context, Handler } from '#platform/http/contract/handlers.ts';
import { toFieldError } from '#platform/http/errors.ts';
import { createSemaphore } from '#platform/process/semaphore.ts';
import messages from '../messages.json' with { type: 'json' };
import { insertCompanies, type NewCompany } from '../queries.ts';
import { readRows } from './columns.ts';
import * as queries from './queries.ts';
import { readInWorker } from './read-in-worker.ts';
import { type Candidate, toCandidate } from './row.ts';

type ImportRow = components['schemas']['ImportRow'];

const BATCH = 500;

/** Files are unpacked in memory, so one at a time. */
const semaphore = createSemaphore(1, 10);

export const importCompanies: Handler<'importCompanies'> = async ({ query, body }, context) => {
  const dryRun = query?.dry_run ?? false;
  const table = await semaphore(() => readInWorker(readContent(body), context.signal()));
  const office = await queries.officePeople(context.db);
  const candidates = withoutRepeats(readRows(table).map((row) => toCandidate(row, office)));
  const sound = candidates.flatMap(({ company }) => company ?? []);
  const existing = await queries.existingVatNumbers(context.db, sound);
  const fresh = sound.filter((company) => !existing.has(company.vat_number));
  const importId = dryRun || fresh.length === 0 ? null : uuid();
  const added = importId
    ? await add(context, fresh, { id: importId, file: cleanFileName(body.name) })
    : idsOf(dryRun ? fresh : []);
  const rows = candidates.map((candidate) => report(context, candidate, added));
  const count = (result: ImportRow['result']) => rows.filter((row) => row.result === result).length;
  const counts = { added: count('added'), exists: count('exists'), rejected: count('rejected') };
  const id = counts.added > 0 ? importId : null;
  return { status: 200, body: { data: { id, dry_run: dryRun, ...counts, rows } } };
};

const idsOf = (companies: NewCompany[]) => new Set(companies.map(({ id }) => id));

/** Of rows with the same NIP, the first one counts; later ones are mistakes. */
function withoutRepeats(candidates: Candidate[]): Candidate[] {
  const firstRows = new Map<string, number>();
  return candidates.map((candidate) => {
    const { row, vatNumber, company } = candidate;
    const first = firstRows.get(vatNumber);
    if (!company) return candidate;
    if (first === undefined) {
      firstRows.set(vatNumber, row);
      return candidate;
    }
    const mistake = { pointer: '/vat_number', code: 'repeated', values: { row: first } };
    return { ...candidate, company: undefined, mistakes: [mistake] };
  });
}

/** Records the import, and an entry in the history of each company. */
async function add(
  context: Context,
  companies: NewCompany[],
  { id, file }: { id: string; file: string },
): Promise<Set<string>> {
  const added = new Set<string>();
  await queries.insertImport(context.db, { id, file, created_by: context.caller.id });
  for (let start = 0; start < companies.length; start += BATCH) {
    const batch = companies.slice(start, start + BATCH).map((company) => ({ ...company, import_id: id }));
    const ids = await insertCompanies(context.db, batch);
    await audit(context, ...batch.filter((company) => ids.has(company.id)).map(toEntry));
    for (const one of ids) added.add(one);
  }
  await queries.closeImport(context.db, id, added.size);
  return added;
}

const toEntry = ({ id, name, company_type, vat_number, lifecycle }: NewCompany): AuditEntry => ({
  action: 'company.imported',
  entity: 'company',
  entityId: id,
  companyId: id,
  after: { name, company_type, vat_number, lifecycle },
});

function report(
  { locale }: Context,
  { row, name, vatNumber, company, mistakes }: Candidate,
  added: Set<string>,
): ImportRow {
  return {
    row,
    name,
    vat_number: vatNumber,
    result: company ? (added.has(company.id) ? 'added' : 'exists') : 'rejected',
    errors: mistakes.map((mistake) => toFieldError(messages, locale, mistake)),
  };
}
