import type { components } from '@biuro/contract';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { ofWireTime } from '@biuro/core/lib/wire-time.ts';
import { clockText } from '@biuro/core/uptime/duration.ts';
import { type Command, Option } from 'commander';
import type { FilterFlag } from '#terminal/lists/filters.ts';
import { defineList } from '#terminal/lists/list.ts';
import { uptimeCategories, uptimeStatuses } from '#terminal/prompts/choices.ts';
import { findCompanyId, findTaskId, findUserId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { dayOf, warsawText } from '#terminal/time.ts';

type Uptime = components['schemas']['Uptime'];

export function defineUptimeList(uptime: Command, tools: Tools): void {
  defineList<Uptime>(uptime, tools, {
    name: 'uptime.list',
    examples: [
      'biuro uptime list --from 2026-11-01 --to 2026-11-30 --all',
      'biuro uptime list --status submitted --all --ids | biuro uptime approve -',
    ],
    request: { search: 'uptime.list.search', sort: 'uptime.list.sort' },
    filters: filtersOf(tools),
    read: ({ api }, query) => unwrap(api.GET('/uptimes', { params: { query } })),
    download: ({ api }, query) => answerOf(api.GET('/uptimes/export', { params: { query }, parseAs: 'arrayBuffer' })),
    headings: [
      'uptime.started',
      'uptime.ended',
      'uptime.elapsed',
      'uptime.person',
      'uptime.category',
      'uptime.company',
      'uptime.status',
      'uptime.comment',
    ],
    cells: ({ start_date, end_date, seconds, user, category, company, settlement, status, comment }, text) => [
      timeOf(start_date),
      timeOf(end_date),
      seconds === null ? '' : clockText(seconds),
      user.name,
      text(`uptime-category.${category}`),
      settlement?.title ?? company?.name ?? '',
      text(`uptime-status.${status}`),
      comment ?? '',
    ],
    record: ({ id, day, start_date, end_date, seconds, user, category, company, settlement, ...entry }) => [
      id,
      day,
      start_date,
      end_date ?? '',
      String(seconds ?? ''),
      user.name,
      category,
      company?.name ?? '',
      settlement?.title ?? '',
      String(entry.billable),
      entry.status,
      entry.comment ?? '',
    ],
  });
}

/** In Poland. */
const timeOf = (wire: string | null) => (wire === null ? '' : warsawText(ofWireTime(wire)));

const filtersOf = ({ text }: Tools): FilterFlag[] => [
  { option: new Option('--user <user>', text('uptime.flag.user')), key: 'user_id', toValue: findUserId },
  { option: new Option('--company <company>', text('filter.company')), key: 'company_id', toValue: findCompanyId },
  {
    option: new Option('--settlement <task>', text('uptime.list.settlement')),
    key: 'settlement_id',
    toValue: findTaskId,
  },
  {
    option: new Option('--category <category>', text('uptime.flag.category')).choices(uptimeCategories),
    key: 'category',
  },
  { option: new Option('--status <status>', text('uptime.list.status')).choices(uptimeStatuses), key: 'status' },
  { option: new Option('--billable', text('uptime.flag.billable')), key: 'billable' },
  {
    option: new Option('--from <day>', text('uptime.flag.from')),
    key: 'from',
    toValue: (_portal, typed, words) => dayOf('--from', typed, words),
  },
  {
    option: new Option('--to <day>', text('uptime.flag.to')),
    key: 'to',
    toValue: (_portal, typed, words) => dayOf('--to', typed, words),
  },
];
