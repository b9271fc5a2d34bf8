import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { WorkDetails } from '@biuro/core/uptime/timer.ts';
import { type Command, Option } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import { uptimeCategories } from '#terminal/prompts/choices.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { Tools } from '#terminal/session/tools.ts';

export interface DetailFlags {
  company?: string;
  category?: NonNullable<WorkDetails['category']>;
  comment?: string;
  billable?: true;
}

/** Adds the flags for company, category and the like. */
export function withDetails(command: Command, { text }: Tools): Command {
  return command
    .option('--company <company>', text('uptime.flag.company'))
    .addOption(new Option('--category <category>', text('uptime.flag.category')).choices(uptimeCategories))
    .option('--comment <text>', text('uptime.flag.comment'))
    .option('--billable', text('uptime.flag.billable'));
}

export async function detailsOf(portal: OpenPortal, flags: DetailFlags, text: Words): Promise<WorkDetails> {
  const { category, comment, billable } = flags;
  const company = flags.company && (await findCompany(portal, flags.company, text));
  return {
    ...(company && { company }),
    ...(category && { category }),
    ...(comment !== undefined && { comment }),
    ...(billable && { billable }),
  };
}

async function findCompany(portal: OpenPortal, which: string, text: Words) {
  const id = await findCompanyId(portal, which, text);
  const { data } = await unwrap(portal.api.GET('/companies/{id}', { params: { path: { id } } }));
  return { id, name: data.name };
}
