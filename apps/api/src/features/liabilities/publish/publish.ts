import type { components } from '@biuro/contract';
import { createText } from '@biuro/core/i18n/text.ts';
import { sumOf } from '@biuro/core/lib/money.ts';
import { v7 as uuid } from 'uuid';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { findJob } from '#platform/jobs/jobs-queries.ts';
import messages from '../messages.json' with { type: 'json' };
import { findLiabilities, type LiabilityRow } from '../queries.ts';
import { mayChange } from '../rights.ts';
import { countRecipients } from './queries.ts';
import { publishRefusalOf } from './rules.ts';

type PublishCompany = components['schemas']['PublishCompany'];
type Checked = LiabilityRow & { refused: string | null };

/**
 * Parameters of the job. The publication is part of the keys of its messages, so that each client gets one even if a
 * step is repeated.
 */
export interface PublishParams {
  publication: string;
  ids: string[];
  channels: ('email' | 'sms')[];
}

export const publishHandlers: Pick<Handlers, 'publishLiabilities'> = {
  async publishLiabilities({ body }, context) {
    const rows = (await findAll(context, body.ids)).map((row) => ({ ...row, refused: refusalIn(context, row) }));
    const publishable = rows.filter(({ refused }) => refused === null);
    const companies = await byCompany(context, rows);
    const counts = { publishable: publishable.length, refused: rows.length - publishable.length };
    const ids = publishable.map(({ id }) => id);
    const job = body.dry_run || ids.length === 0 ? null : await begin(context, { ids, channels: body.channels });
    const data = { dry_run: body.dry_run, ...counts, total: totalOf(publishable), companies, job };
    return { status: 200, body: { data } };
  },
};

async function findAll({ db }: Context, ids: string[]): Promise<LiabilityRow[]> {
  const rows = await findLiabilities(db, ids);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id.toLowerCase()));
  if (unknown >= 0) throw invalid({ pointer: `/ids/${unknown}`, code: 'unknown' });
  return rows;
}

function refusalIn(context: Context, row: LiabilityRow): string | null {
  const refusal = mayChange(context, row.kind) ? publishRefusalOf(row, context.tenant.settings) : 'role';
  if (!refusal) return null;
  return createText(messages, context.locale)(`publish.${refusal}`, { reviewer: row.reviewer ?? '' });
}

/** What each client will get. Liabilities that cannot be published are shown and not counted. */
async function byCompany({ db }: Context, rows: Checked[]): Promise<PublishCompany[]> {
  const groups = Map.groupBy(rows, ({ company_id }) => company_id);
  const recipients = await countRecipients(db, [...groups.keys()]);
  return [...groups].map(([id, own]) => ({
    company: { id, name: own[0]?.company ?? '' },
    recipients: recipients.get(id) ?? 0,
    total: totalOf(own.filter(({ refused }) => refused === null)),
    liabilities: own.map(({ id: liability, kind, period, partner, amount, due_date, status, refused }) => ({
      id: liability,
      kind,
      period,
      partner,
      amount,
      due_date,
      status,
      refused,
    })),
  }));
}

/** Sum of amounts to pay. */
const totalOf = (rows: LiabilityRow[]) =>
  sumOf(rows.filter(({ result }) => result === 'payable').map(({ amount }) => amount ?? '0.00'));

async function begin(context: Context, { ids, channels }: Omit<PublishParams, 'publication'>) {
  const params = { publication: uuid(), ids, channels } satisfies PublishParams;
  const id = await enqueueJob(context, { kind: 'publish', params });
  return (await findJob(context.db, id)) ?? null;
}
