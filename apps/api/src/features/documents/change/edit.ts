import type { components } from '@biuro/contract';
import { toGrosze } from '@biuro/core/lib/money.ts';
import type { Updateable } from 'kysely';
import type { DocumentsTable } from '#platform/database/tables/documents.ts';
import { readNip } from '#platform/formats/nip.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import * as queries from '../queries.ts';
import { lockToChange, visibleDocument, writeDown } from '../read.ts';
import { assertNotAhead, takeFiles } from './create.ts';

type Update = components['schemas']['DocumentUpdate'];

/** What who acts for the company may change. */
const OF_CLIENT: readonly string[] = ['kind', 'month', 'title', 'version'];
/** Net and VAT may differ from gross by so many grosze, because each is rounded. */
const ROUNDING = 2;

export const editHandlers: Pick<Handlers, 'updateDocument' | 'replaceDocumentFiles'> = {
  async updateDocument({ params: { id }, body }, context) {
    const row = await lockToChange(context, id, body.version);
    assertOwn(context, body);
    assertNotAhead(body.month);
    const values = { ...body, ...readContractor(body) };
    assertSum({ ...row, ...values });
    if (values.company_id !== undefined && !(await queries.companyExists(context.db, values.company_id)))
      throw invalid({ pointer: '/company_id', code: 'unknown' });
    const { version: _version, ...changed } = values;
    // What another company is asked for it does not answer.
    const moved = values.company_id !== undefined && values.company_id !== row.company_id;
    const update = moved ? { ...changed, request_item_id: null } : changed;
    await queries.updateDocument(context.db, row.id, update satisfies Updateable<DocumentsTable>);
    const fields = Object.keys(changed) as (keyof typeof changed)[]; // The keys of an object literal.
    const before = Object.fromEntries(fields.map((field) => [field, row[field]]));
    await writeDown(
      context,
      'updated',
      { id: row.id, company_id: changed.company_id ?? row.company_id },
      before,
      changed,
    );
    return { status: 200, body: { data: await visibleDocument(context, row.id) } };
  },

  async replaceDocumentFiles({ params: { id }, body }, context) {
    const row = await lockToChange(context, id, body.version);
    await handOverAgain(context, row, body.upload_ids);
    return { status: 200, body: { data: await visibleDocument(context, row.id) } };
  },
};

/** Other files take the place of those before; what a client handed over is to be checked again. The document is locked. */
export async function handOverAgain(context: Context, row: queries.DocumentRow, uploadIds: string[]): Promise<void> {
  const files = await takeFiles(context, uploadIds);
  const ids = files.map(({ file_id }) => file_id);
  await queries.replaceFiles(context.db, row.id, ids);
  const sent = row.direction === 'from_client' ? { status: 'sent' as const, remark: null } : {};
  await queries.updateDocument(context.db, row.id, sent);
  const names = files.map(({ name }) => name).join(', ');
  await writeDown(
    context,
    'files_replaced',
    row,
    { status: row.status },
    { status: row.status, ...sent, files: names },
  );
}

function assertOwn({ caller }: Context, body: Update): void {
  if (caller.isAdmin) return;
  const [field] = Object.keys(body).filter((key) => !OF_CLIENT.includes(key));
  if (field) throw invalid({ pointer: `/${field}`, code: 'office' });
}

/** A Polish NIP is checked; a foreign number begins with the letters of its country. */
function readContractor({ contractor_nip: written }: Update): Pick<Update, 'contractor_nip'> {
  if (!written || /^[A-Z]{2}/i.test(written.replace(/^PL/i, ''))) return {};
  const { digits, mistake } = readNip(written, '/contractor_nip');
  if (mistake) throw invalid(mistake);
  return { contractor_nip: digits };
}

function assertSum({ net, vat, gross }: Pick<Update, 'net' | 'vat' | 'gross'>): void {
  if (!net || !vat || !gross) return;
  if (Math.abs(toGrosze(net) + toGrosze(vat) - toGrosze(gross)) > ROUNDING)
    throw invalid({ pointer: '/gross', code: 'sum' });
}
