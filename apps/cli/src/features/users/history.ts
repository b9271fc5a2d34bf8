import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineHistory } from '#terminal/lists/history.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';

export function defineUserHistory(users: Command, tools: Tools): void {
  defineHistory(users, tools, {
    group: 'users',
    which: 'user',
    examples: ['biuro users history klient@demo.example', 'biuro users history klient@demo.example --limit 5 --json'],
    read: async (portal, which, query, text) => {
      const id = await findUserId(portal, which, text);
      return unwrap(portal.api.GET('/users/{id}/history', { params: { path: { id }, query } }));
    },
  });
}
