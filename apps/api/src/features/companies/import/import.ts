import type { components } from '@biuro/contract';
import type { Locale } from '@biuro/core/i18n/text.ts';
import { v7 as uuid } from 'uuid';
import { type AuditEntry, audit } from '#platform/audit/audit.ts';
import { readUpload } from '#platform/files/uploads/take-upload.ts';
import type { Context, Handler } from '#platform/http/contract/handlers.ts';
import { toFieldError } from '#platform/http/errors.ts';
import type { Mistake } from '#platform/http/problem.ts';
import { createSemaphore } from '#platform/process/semaphore.ts';
import messages from '../messages.json' with { type: 'json' };
import { insertCompanies, type NewCompany } from '../queries.ts';
import { type Column, correctRows, readRows } from './columns.ts';
import * as queries from './queries.ts';
import { readInProcess } from './read-in-process.ts';
import { type Candidate, textOfCell, toCandidate, UNKNOWN_WORD } from './row.ts';
import { wordsOf } from './words.ts';

type ImportRow = components['schemas']['ImportRow'];

const BATCH = 500;

/** Files are unpacked in memory, so one at a time. */
const semaphore = createSemaphore(1, 10);

export const importCompanies: Handler<'importCompanies'> = async ({ query, body }, context) => {
  const dryRun = query?.dry_run ?? false;
  const upload = await readUpload(context, body.upload_id, 'company_import');
  const table = await semaphore(() => readInProcess(upload.body, context.signal()));
  const office = await queries.officePeople(context.db);
  const written = readRows(table);
  const corrected = correctRows(written.rows, body.corrections ?? []);
  const candidates = withoutRepeats(corrected.map((row) => toCandidate(row, office)));
  const sound = candidates.flatMap(({ company }) => company ?? []);
  const existing = await queries.existingVatNumbers(context.db, sound);
  const fresh = sound.filter((company) => !existing.has(company.vat_number));
  const importId = dryRun || fresh.length === 0 ? null : uuid();
  const added = importId ? await add(context, fresh, { id: importId, file: upload.name }) : idsOf(dryRun ? fresh : []);
  const rows = candidates.map((candidate) => report(context, candidate, added));
  const count = (result: ImportRow['result']) => rows.filter((row) => row.result === result).length;
  const counts = { added: count('added'), exists: count('exists'), rejected: count('rejected') };
  const id = counts.added > 0 ? importId : null;
  const columns = written.columns.map((column) => ({ ...column, words: wordsOf(column.key, context.locale) ?? null }));
  return { status: 200, body: { data: { id, dry_run: dryRun, ...counts, columns, rows } } };
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
  { row, cells, name, vatNumber, company, mistakes }: Candidate,
  added: Set<string>,
): ImportRow {
  return {
    row,
    name,
    vat_number: vatNumber,
    result: company ? (added.has(company.id) ? 'added' : 'exists') : 'rejected',
    errors: mistakes.map((mistake) => toFieldError(messages, locale, withList(mistake, locale))),
    cells: company
      ? null
      : Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, textOfCell(cell)])),
  };
}

/** Names what may stand in the column instead of an unknown word. */
function withList(mistake: Mistake, locale: Locale): Mistake {
  if (mistake.code !== UNKNOWN_WORD) return mistake;
  // The pointer of such a mistake is that of its column.
  const words = wordsOf(mistake.pointer.slice(1) as Column, locale) ?? [];
  return { ...mistake, values: { ...mistake.values, list: words.join(', ') } };
}
