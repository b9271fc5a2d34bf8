import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  approveUptimes: 'uptimes:approve',
  changeUptimes: 'uptimes:edit',
  clearActiveUptime: 'uptimes:edit',
  closeUptimeMonth: 'uptimes:approve',
  createUptime: 'uptimes:edit',
  deleteUptime: 'uptimes:edit',
  exportUptimes: 'office',
  getActiveUptime: 'office',
  getUptime: 'office',
  getUptimeSummary: 'office',
  listUptimeHistory: 'office',
  listUptimeMonths: 'office',
  listUptimes: 'office',
  rejectUptimes: 'uptimes:approve',
  reopenUptimeMonth: 'uptimes:approve',
  setActiveUptime: 'uptimes:edit',
  splitUptime: 'uptimes:edit',
  stopUptime: 'uptimes:edit',
  submitUptimes: 'uptimes:edit',
  updateUptime: 'uptimes:edit',
};
