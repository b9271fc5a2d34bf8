import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { findCompanyId } from '../app/find-company.ts';
import { defineHistory } from '../app/history.ts';
import type { Tools } from '../app/tools.ts';

export function defineCompanyHistory(companies: Command, tools: Tools): void {
  defineHistory(companies, tools, {
    room: 'companies',
    which: 'company',
    examples: ['biuro companies history 0000123004', 'biuro companies history 0000123004 --limit 5 --json'],
    read: async (portal, which, query, text) => {
      const id = await findCompanyId(portal, which, text);
      return unwrap(portal.api.GET('/companies/{id}/history', { params: { path: { id }, query } }));
    },
  });
}
