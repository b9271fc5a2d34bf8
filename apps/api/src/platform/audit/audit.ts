import type { components } from '@biuro/contract';
import { v7 as uuid } from 'uuid';
import type { Context } from '#platform/http/contract/handlers.ts';
import { insertAudit, listAudit } from './audit-queries.ts';

type Change = components['schemas']['HistoryChange'];
type Values = Record<string, unknown>;

export interface AuditEntry {
  /** Entity and past participle, for example `user.updated`. */
  action: string;
  entity: 'user' | 'company' | 'task' | 'document' | 'document_request' | 'uptime' | 'uptime_month';
  entityId: string;
  companyId?: string | null;
  /** Values before and after that may be shown. Never secrets: entries are kept for years. */
  before?: Values;
  after?: Values;
  /** Default: the signed-in caller, unless the operation is public. Null for the portal itself. */
  actorId?: string | null;
}

type AuditContext = Pick<Context, 'db' | 'ip' | 'requestId'> & { caller: Pick<Context['caller'], 'id'> };

/** Records who did what, in the transaction that does it. */
export async function audit(context: AuditContext, ...entries: AuditEntry[]): Promise<void> {
  await insertAudit(
    context.db,
    entries.map(({ action, entity, entityId, companyId = null, before = {}, after = {}, actorId }) => ({
      id: uuid(),
      actor_id: actorId === undefined ? context.caller.id : actorId,
      action,
      entity,
      entity_id: entityId,
      company_id: companyId,
      changes: JSON.stringify(changesOf(before, after)),
      ip: context.ip,
      request_id: context.requestId,
    })),
  );
}

/** The fields that differ. A field on one side only was added or removed. */
export function changesOf(before: Values, after: Values): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** History of one record, newest first. */
export async function historyOf(
  { db }: Pick<Context, 'db'>,
  entity: AuditEntry['entity'],
  id: string,
  { page = 1, limit = 25 }: { page?: number; limit?: number } = {},
) {
  const { rows, total } = await listAudit(db, entity, id, { page, limit });
  return { data: rows, meta: { page, limit, total } };
}
