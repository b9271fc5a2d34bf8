import { v7 as uuid } from 'uuid';
import { planNotices } from '#domain/notices/plan-notices.ts';
import { assertMayAct, companyAccessOf } from '#domain/people/company-access.ts';
import { audit } from '#platform/audit/audit.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, Problem, versionConflict } from '#platform/http/problem.ts';
import { checkProfile } from '../check-profile.ts';
import type { Stored } from '../company.ts';
import { readStored } from '../profile/detail.ts';
import { updateCompany } from '../queries.ts';
import { differencesOf, type Fields, fieldsOf, profileWith, readProposal } from './fields.ts';
import * as queries from './queries.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockRequest>>>;

export const changeRequestHandlers: Pick<
  Handlers,
  'listChangeRequests' | 'createChangeRequest' | 'decideChangeRequest'
> = {
  async listChangeRequests({ params }, context) {
    await companyAccessOf(context, params.id);
    const company = await readStored(context, params.id);
    const rows = await queries.listRequests(context.db, company.id);
    return { status: 200, body: { data: rows.map((row) => toRequest(row, company)) } };
  },

  async createChangeRequest({ params, body: { note: written, ...proposal } }, context) {
    assertRepresents(await companyAccessOf(context, params.id));
    const company = await readStored(context, params.id);
    const { proposed, mistakes } = readProposal(company, proposal);
    const note = written?.trim() || null;
    if (mistakes.length > 0) throw invalid(...mistakes);
    if (Object.keys(proposed).length === 0 && note === null) throw invalid({ pointer: '/note', code: 'nothing' });
    const id = uuid();
    const row = { id, company_id: company.id, proposed: JSON.stringify(proposed), note, created_by: context.caller.id };
    await inSavepoint(context.db, () => queries.insertRequest(context.db, row)).catch((error: unknown) => {
      throw isUniqueViolation(error, 'change_requests_open') ? new Problem(409, 'change_request_open') : error;
    });
    await writeDown(context, company.id, 'proposed', {
      before: shown(fieldsBefore(company, proposed)),
      after: { ...shown(proposed), note },
    });
    await tell(context, 'change_request_sent', id, company.id, company.owner?.id ?? company.payroll_owner?.id);
    return { status: 201, body: { data: await read(context, company, id) } };
  },

  async decideChangeRequest({ params, body: { decision, reason: written, version } }, context) {
    const access = await companyAccessOf(context, params.id);
    if (decision === 'withdraw') assertRepresents(access);
    else if (access === 'office') assertMayAct(access, context, 'companies:edit');
    else throw new Problem(403, 'only_office');
    const request = await queries.lockRequest(context.db, params.id, params.request_id);
    if (!request) throw notFound();
    if (request.version !== version) throw versionConflict();
    if (request.status !== 'sent') throw new Problem(409, 'change_request_decided');
    const reason = written?.trim() || null;
    if (decision === 'refuse' && !reason) throw invalid({ pointer: '/reason', code: 'required' });
    const company = await readStored(context, params.id);
    const before = fieldsBefore(company, request.proposed);
    if (decision === 'accept') await takeOver(context, company, request);
    const done = DONE[decision];
    const decided = { status: done, answer: reason, decided_by: context.caller.id, before: JSON.stringify(before) };
    await queries.decideRequest(context.db, request.id, decided);
    await writeDown(context, company.id, done, historyOf(decision, { before, request, reason }));
    if (decision !== 'withdraw')
      await tell(context, 'change_request_answered', request.id, company.id, request.created_by);
    return { status: 200, body: { data: await read(context, await readStored(context, company.id), request.id) } };
  },
};

const DONE = { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** 403 for anybody but a representative of the company; the office changes the data itself. */
function assertRepresents(access: Awaited<ReturnType<typeof companyAccessOf>>): void {
  if (access !== 'representative') throw new Problem(403, 'only_representative');
}

/** Applies the proposed fields, if they are still valid. */
async function takeOver(context: Context, company: Stored, { proposed }: Locked): Promise<void> {
  const { profile, mistakes } = checkProfile(profileWith(company, proposed));
  const own = mistakes.filter(({ pointer }) => Object.hasOwn(proposed, pointer.split('/')[1] ?? ''));
  if (own.length > 0) throw invalid(...own);
  if (Object.keys(proposed).length > 0 && !(await updateCompany(context.db, company, profile))) throw versionConflict();
}

async function read(context: Context, company: Stored, id: string) {
  const row = await queries.findRequest(context.db, company.id, id);
  if (!row) throw notFound();
  return toRequest(row, company);
}

/** An open request is compared with the current data, a decided one with the data at that time. */
function toRequest({ proposed, before, ...row }: queries.RequestRow, company: Stored) {
  return { ...row, changes: differencesOf(before ?? fieldsBefore(company, proposed), proposed) };
}

// The keys are those of the proposed fields.
const fieldsBefore = (company: Stored, proposed: Fields): Fields =>
  fieldsOf(company, Object.keys(proposed) as (keyof Fields)[]);

interface Decided {
  before: Fields;
  request: Locked;
  reason: string | null;
}

function historyOf(decision: keyof typeof DONE, { before, request: { proposed, note }, reason }: Decided) {
  if (decision === 'accept') return { before: shown(before), after: { ...shown(proposed), note, reason } };
  return { before: {}, after: { note, reason } };
}

const shown = ({ bank_accounts, ...fields }: Fields) => ({
  ...fields,
  ...(bank_accounts && { bank_accounts: bank_accounts.join('; ') }),
});

const writeDown = (context: Context, id: string, what: string, changes: object) =>
  audit(context, { action: `company.change_${what}`, entity: 'company', entityId: id, companyId: id, ...changes });

const tell = (
  { db }: Context,
  event: 'change_request_sent' | 'change_request_answered',
  entityId: string,
  companyId: string,
  person: string | null | undefined,
) => planNotices(db, [{ event, entityId, companyId, to: { users: [person] }, dedupeKey: `${event} ${entityId}` }]);
