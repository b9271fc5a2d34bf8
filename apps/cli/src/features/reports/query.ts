import type { components } from '@biuro/contract';
import { type Command, Option } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import { uptimeCategories } from '#terminal/prompts/choices.ts';
import { findCompanyId, findUserId } from '#terminal/records/find-record.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { dayOf } from '#terminal/time.ts';

export interface ReportFlags {
  from?: string;
  to?: string;
  user?: string;
  category?: components['schemas']['UptimeCategory'];
  export?: string;
}

export interface ReportRequest {
  from?: string;
  to?: string;
  user_id?: string;
  category?: components['schemas']['UptimeCategory'];
}

/** Adds the flags for the days of a report. */
export function withDays(command: Command, { text }: Tools): Command {
  return command
    .option('--from <date>', text('reports.from'))
    .option('--to <date>', text('reports.to'))
    .option('--export <file>', text('list.export'));
}

/** Adds also the flags for user and category. */
export function withWork(command: Command, tools: Tools): Command {
  const { text } = tools;
  return withDays(command, tools)
    .option('--user <user>', text('reports.user'))
    .addOption(new Option('--category <category>', text('reports.category')).choices(uptimeCategories));
}

export async function requestOf(portal: OpenPortal, flags: ReportFlags, text: Words): Promise<ReportRequest> {
  const { from, to, user, category } = flags;
  return {
    ...(from !== undefined && { from: dayOf('--from', from, text) }),
    ...(to !== undefined && { to: dayOf('--to', to, text) }),
    ...(user !== undefined && { user_id: await findUserId(portal, user, text) }),
    ...(category && { category }),
  };
}

/** The parameters of a report of one company. */
export async function companyRequestOf(portal: OpenPortal, which: string, flags: ReportFlags, text: Words) {
  return { path: { id: await findCompanyId(portal, which, text) }, query: await requestOf(portal, flags, text) };
}
