import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineHistory } from '#terminal/lists/history.ts';
import { findTaskId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';

export function defineTaskHistory(tasks: Command, tools: Tools): void {
  defineHistory(tasks, tools, {
    group: 'tasks',
    which: 'task',
    examples: ['biuro tasks history 9900000112/2026-10', 'biuro tasks history 9900000112/2026-10 --limit 5 --json'],
    read: async (portal, which, query, text) => {
      const id = await findTaskId(portal, which, text);
      return unwrap(portal.api.GET('/tasks/{id}/history', { params: { path: { id }, query } }));
    },
  });
}
