import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { hoursText } from '@biuro/core/uptime/duration.ts';
import type { Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { companyRequestOf, type ReportFlags, withWork } from './query.ts';
import { showReport } from './show.ts';

export function definePeopleTime(reports: Command, tools: Tools): void {
  const { text } = tools;
  const command = withWork(reports.command('people').argument('<company>', text('companies.which')), tools)
    .description(text('reports.people.summary'))
    .action(actionOf(tools, showPeople));
  addExamples(command, tools, [
    'biuro reports people 9900000112 --from 2026-10-01 --to 2026-10-31',
    'biuro reports people 9900000112 --export wpisy.csv',
  ]);
}

/** One row per person; the exported file has one per entry. */
async function showPeople(context: Context, flags: ReportFlags, which = ''): Promise<void> {
  const { text } = context;
  await showReport(context, {
    file: flags.export,
    read: async (portal) => {
      const params = await companyRequestOf(portal, which, flags, text);
      return unwrap(portal.api.GET('/reports/{id}/workeruptimes', { params }));
    },
    download: async (portal, format) => {
      const { path, query } = await companyRequestOf(portal, which, flags, text);
      const params = { path, query: { ...query, format } };
      return answerOf(portal.api.GET('/reports/{id}/workeruptimes/export', { params, parseAs: 'arrayBuffer' }));
    },
    rowsOf: ({ data }) => data.people,
    headings: ['reports.person', 'reports.entries', 'reports.time', 'reports.approved', 'reports.submitted'],
    cells: ({ user, entries, seconds, approved, invoiced, submitted }) => [
      user.name,
      String(entries),
      hoursText(seconds),
      hoursText(approved + invoiced),
      hoursText(submitted),
    ],
    record: ({ user, entries, seconds, saved, submitted, approved, rejected, invoiced }) => [
      user.id,
      user.name,
      ...[entries, seconds, saved, submitted, approved, rejected, invoiced].map(String),
    ],
    sum: ({ data: { from, to, seconds } }) => text('reports.sum', { from, to, time: hoursText(seconds) }),
  });
}
