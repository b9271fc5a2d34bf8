import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { findUserId } from '../app/find-user.ts';
import { defineHistory } from '../app/history.ts';
import type { Tools } from '../app/tools.ts';

export function defineUserHistory(users: Command, tools: Tools): void {
  defineHistory(users, tools, {
    room: 'users',
    which: 'user',
    examples: ['biuro users history ewa@firma.example', 'biuro users history ewa@firma.example --limit 5 --json'],
    read: async (portal, which, query, text) => {
      const id = await findUserId(portal, which, text);
      return unwrap(portal.api.GET('/users/{id}/history', { params: { path: { id }, query } }));
    },
  });
}
