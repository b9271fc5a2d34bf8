import { historyOf } from '#platform/audit/audit.ts';
import { exportList } from '#platform/export/export-list.ts';
import type { ListExport } from '#platform/export/list-export.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { newUptimeHandlers } from './create.ts';
import { editHandlers } from './edit.ts';
import { bulkHandlers } from './list/bulk.ts';
import { usualExports } from './list/exports.ts';
import { summaryOf } from './list/summary.ts';
import { readableBy, uptimeList } from './list/uptime-list.ts';
import messages from './messages.json' with { type: 'json' };
import { monthHandlers } from './months/months.ts';
import { reviewHandlers } from './months/review.ts';
import { readUptime } from './read.ts';
import { activeHandlers } from './timer/active.ts';
import { stopHandlers } from './timer/stop.ts';

type UptimeHandlers = Pick<
  Handlers,
  | 'listUptimes'
  | 'createUptime'
  | 'stopUptime'
  | 'getUptimeSummary'
  | 'exportUptimes'
  | 'getActiveUptime'
  | 'setActiveUptime'
  | 'clearActiveUptime'
  | 'changeUptimes'
  | 'submitUptimes'
  | 'approveUptimes'
  | 'rejectUptimes'
  | 'withdrawUptimeApproval'
  | 'listUptimeMonths'
  | 'closeUptimeMonth'
  | 'reopenUptimeMonth'
  | 'getUptime'
  | 'updateUptime'
  | 'deleteUptime'
  | 'splitUptime'
  | 'listUptimeHistory'
>;

export const uptimeExport: ListExport<'exportUptimes'> = {
  operation: 'exportUptimes',
  list: uptimeList,
  scope: readableBy,
  configured: ({ config }) => config.modules.uptime.columns.uptimes,
  usual: usualExports,
  messages,
};

export const uptimeHandlers: UptimeHandlers = {
  async listUptimes({ query }, context) {
    return { status: 200, json: await uptimeList.page(context, readableBy(context.caller), query ?? {}) };
  },

  async getUptimeSummary({ query }, context) {
    return { status: 200, body: { data: await summaryOf(context, query ?? {}) } };
  },

  async exportUptimes({ query }, context) {
    return exportList(context, uptimeExport, query);
  },

  async getUptime({ params }, context) {
    return { status: 200, body: { data: await readUptime(context, params.id) } };
  },

  async listUptimeHistory({ params, query }, context) {
    const { id } = await readUptime(context, params.id);
    return { status: 200, body: await historyOf(context, 'uptime', id, query) };
  },

  ...newUptimeHandlers,
  ...stopHandlers,
  ...editHandlers,
  ...activeHandlers,
  ...bulkHandlers,
  ...reviewHandlers,
  ...monthHandlers,
};
