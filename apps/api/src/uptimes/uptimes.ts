import { historyOf } from '../app/audit/audit.ts';
import type { Handlers } from '../app/contract/handlers.ts';
import { exportList } from '../app/export/export-list.ts';
import type { ListExport } from '../app/export/list-export.ts';
import messages from './messages.json' with { type: 'json' };
import { activeHandlers } from './uptime-active.ts';
import { bulkHandlers } from './uptime-bulk.ts';
import { editHandlers } from './uptime-edit.ts';
import { usualExports } from './uptime-exports.ts';
import { readableBy, uptimeList } from './uptime-list.ts';
import { monthHandlers } from './uptime-months.ts';
import { newUptimeHandlers } from './uptime-new.ts';
import { readUptime } from './uptime-read.ts';
import { reviewHandlers } from './uptime-review.ts';
import { stopHandlers } from './uptime-stop.ts';
import { summaryOf } from './uptime-summary.ts';

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
