import type { components } from '@biuro/contract';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { v7 as uuid } from 'uuid';
import { planNotices } from '#domain/notices/plan-notices.ts';
import { assertMayAct, type CompanyAccess, companyAccessOf } from '#domain/people/company-access.ts';
import { today } from '#platform/clock/today.ts';
import { lockContent } from '#platform/files/store/add-file.ts';
import { type TakenFile, takeUpload } from '#platform/files/uploads/take-upload.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, Problem } from '#platform/http/problem.ts';
import * as queries from '../queries.ts';
import { visibleDocument, writeDown } from '../read.ts';
import { tellClients } from './notices.ts';

type NewDocument = components['schemas']['NewDocument'];
type Direction = components['schemas']['Document']['direction'];

export const createHandlers: Pick<Handlers, 'createDocument'> = {
  async createDocument({ body }, context) {
    const access = await companyAccessOf(context, body.company_id);
    assertMayAct(access, context, 'documents:edit');
    const id = await handOver(context, { ...body, direction: directionOf(access, body) });
    return { status: 201, body: { data: await visibleDocument(context, id) } };
  },
};

interface HandedOver extends Omit<NewDocument, 'direction'> {
  direction: Direction;
  /** The item of a request that it answers. */
  request_item_id?: string;
}

/** Makes a document of uploads; returns its id. 409 for a file that the company has handed over already, unless `again` is set. */
export async function handOver(context: Context, body: HandedOver): Promise<string> {
  const { company_id, kind, month, direction, again = false, source = 'portal', request_item_id } = body;
  assertNotAhead(month);
  const files = await takeFiles(context, body.upload_ids);
  if (!again && direction === 'from_client') await assertNew(context, company_id, files);
  const late = direction === 'from_client' ? await lateFor(context, body) : undefined;
  const row = {
    id: uuid(),
    company_id,
    kind,
    month,
    direction,
    source,
    request_item_id,
    title: body.title ?? titleOf(files),
    late: late !== undefined,
    status: direction === 'from_client' ? ('sent' as const) : ('accepted' as const),
    visibility: direction === 'internal' ? ('office' as const) : ('company' as const),
    created_by: context.caller.id,
  };
  await queries.insertDocument(
    context.db,
    row,
    files.map(({ file_id }) => file_id),
  );
  if (late) await tellLate(context, late, row);
  if (direction === 'from_office') await tellClients(context, 'document_given', row);
  const after = { title: row.title, kind, month, direction, files: files.map(({ name }) => name).join(', ') };
  await writeDown(context, 'created', row, {}, after);
  return row.id;
}

/** A client hands over to the office, and says nothing else. */
function directionOf(access: CompanyAccess, { direction }: NewDocument): Direction {
  if (access === 'office') return direction ?? 'from_office';
  if (direction !== undefined) throw invalid({ pointer: '/direction', code: 'office' });
  return 'from_client';
}

/** Documents of the next month may come early. */
export function assertNotAhead(month: string): void {
  if (month > shiftPeriod(today().slice(0, 7), 1)) throw invalid({ pointer: '/month', code: 'ahead' });
}

export async function takeFiles(context: Context, uploadIds: string[]): Promise<TakenFile[]> {
  const files: TakenFile[] = [];
  for (const [index, id] of uploadIds.entries())
    files.push(await takeUpload(context, id, 'document', `/upload_ids/${index}`));
  return files;
}

/** Under the locks of the contents, so that of two at once one finds the other. */
async function assertNew({ db, caller }: Context, companyId: string, files: TakenFile[]): Promise<void> {
  const ids = files.map(({ file_id }) => file_id);
  for (const hash of (await queries.hashesOf(db, ids)).toSorted()) await lockContent(db, hash);
  const same = await queries.findSame(db, companyId, ids);
  if (!same) return;
  const link = `${caller.isAdmin ? '/dashboard' : ''}/documents/${same.id}`;
  const values = { date: today(same.created_at).split('-').toReversed().join('.') };
  throw new Problem(409, 'handed_over', {
    values,
    mistakes: [{ pointer: `/upload_ids/${same.place - 1}`, code: 'handed_over', values, link }],
  });
}

const lateFor = ({ db }: Context, { company_id, month }: Pick<NewDocument, 'company_id' | 'month'>) =>
  queries.confirmedSettlement(db, company_id, month);

async function tellLate(
  { db, requestId }: Context,
  { id, assignee_id }: { id: string; assignee_id: string | null },
  { company_id, title }: { company_id: string; title: string },
): Promise<void> {
  await queries.markLate(db, id, title);
  const about = { entityId: id, companyId: company_id, to: { users: [assignee_id] } };
  await planNotices(db, [{ event: 'documents_late', ...about, dedupeKey: `documents_late ${id} ${requestId}` }]);
}

/** The name of the first file without its extension. */
const titleOf = ([first]: TakenFile[]): string => first?.name.replace(/\.[A-Za-z0-9]{1,8}$/, '') ?? '';
