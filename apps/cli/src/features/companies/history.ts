import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineHistory } from '#terminal/lists/history.ts';
import { findCompanyId } from '#terminal/records/find-record.ts';
import type { Tools } from '#terminal/session/tools.ts';

export function defineCompanyHistory(companies: Command, tools: Tools): void {
  defineHistory(companies, tools, {
    group: 'companies',
    which: 'company',
    examples: ['biuro companies history 9900000112', 'biuro companies history 9900000112 --limit 5 --json'],
    read: async (portal, which, query, text) => {
      const id = await findCompanyId(portal, which, text);
      return unwrap(portal.api.GET('/companies/{id}/history', { params: { path: { id }, query } }));
    },
  });
}
