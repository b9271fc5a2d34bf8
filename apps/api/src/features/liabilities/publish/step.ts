import { v7 as uuid } from 'uuid';
import { type NewNotice, planNotices } from '#domain/notices/plan-notices.ts';
import { type PublishedTask, publishTasks } from '#domain/settlement/publish-tasks-queries.ts';
import { changesOf } from '#platform/audit/audit.ts';
import { insertAudit } from '#platform/audit/audit-queries.ts';
import { countCacheOf } from '#platform/database/list/count-cache.ts';
import type { JobStep, StepOf } from '#platform/jobs/job-step.ts';
import { nameOf } from '../history.ts';
import { type LiabilityRow, lockLiabilities } from '../queries.ts';
import type { PublishParams } from './publish.ts';
import { markPublished } from './queries.ts';
import { publishRefusalOf } from './rules.ts';

const AT_ONCE = 50;

/** Publishes the next liabilities. Those that can no longer be published, or were published by another job, are skipped. */
export const publishStep: JobStep = async (step) => {
  const { db, done, tenant, afterCommit } = step;
  // Only `publishLiabilities` writes them.
  const params = step.params as unknown as PublishParams;
  const next = params.ids.slice(done, done + AT_ONCE);
  const locked = await lockLiabilities(db, next, 'update');
  const rows = locked.filter((row) => publishRefusalOf(row, tenant.settings) === undefined);
  await markPublished(
    db,
    rows.map(({ id }) => id),
  );
  const tasks = await publishTasks(db, [...new Set(rows.map(({ task_id }) => task_id))]);
  await writeDown(step, rows, tasks);
  await planNotices(db, noticesOf(params, rows));
  for (const tag of ['liabilities', 'tasks']) afterCommit(() => countCacheOf(tenant).forget(tag));
  const total = params.ids.length;
  const now = Math.min(total, done + AT_ONCE);
  return { done: now, total, counts: { liabilities: rows.length, settlements: tasks.length }, more: now < total };
};

/** One notice per settlement and channel, whatever step its liabilities were in. */
function noticesOf({ publication, channels }: PublishParams, rows: LiabilityRow[]): NewNotice[] {
  const tasks = new Map(rows.map(({ task_id, company_id }) => [task_id, company_id]));
  return [...tasks].flatMap(([taskId, companyId]) =>
    channels.map((channel) => ({
      event: 'taxes_ready' as const,
      entityId: taskId,
      companyId,
      to: { clientsOf: companyId },
      channel,
      dedupeKey: `taxes_ready ${publication} ${taskId}`,
    })),
  );
}

function writeDown({ db, createdBy }: StepOf, rows: LiabilityRow[], tasks: PublishedTask[]): Promise<void> {
  const entry = { actor_id: createdBy, entity: 'task', ip: null, request_id: null };
  return insertAudit(db, [
    ...rows.map((row) => ({
      ...entry,
      id: uuid(),
      action: 'liability.published',
      entity_id: row.task_id,
      company_id: row.company_id,
      changes: changed({ status: row.status }, { liability: nameOf(row), status: 'published', amount: row.amount }),
    })),
    ...tasks.map((task) => ({
      ...entry,
      id: uuid(),
      action: 'task.moved',
      entity_id: task.id,
      company_id: task.company_id,
      changes: changed({ status: task.before }, { status: 'published' }),
    })),
  ]);
}

const changed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  JSON.stringify(changesOf(before, after));
