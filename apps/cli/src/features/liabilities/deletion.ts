import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineList } from '#terminal/lists/list.ts';
import { moneyText } from '#terminal/output/numbers.ts';
import { defineDeletion } from '#terminal/records/deletion.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';
import { showLiability } from './card.ts';
import { findLiability, liabilityText, owedText } from './liability.ts';

const at = (id: string) => ({ params: { path: { id } } });

export function defineLiabilityDeletion(liabilities: Command, tools: Tools): void {
  defineDeletion(liabilities, tools, {
    group: 'liabilities',
    which: 'liabilities.which',
    example: '9900000112/2026-10/vat',
    find: findLiability,
    nameOf: (liability, text) => `${liabilityText(liability, text)}, ${liability.company.name}`,
    remove: (api, id) => unwrap(api.DELETE('/liabilities/{id}', at(id))),
    restore: (api, id) => unwrap(api.POST('/liabilities/{id}/restore', at(id))),
    show: showLiability,
  });
}

export function defineDeletedLiabilities(liabilities: Command, tools: Tools): void {
  defineList<components['schemas']['DeletedLiabilityRow']>(liabilities, tools, {
    name: 'liabilities.deleted',
    examples: ['biuro liabilities deleted', 'biuro liabilities deleted --all --json'],
    read: ({ api }, { page = 1, limit = 25, cursor }) =>
      unwrap(api.GET('/liabilities/deleted', { params: { query: { limit, ...(cursor ? { cursor } : { page }) } } })),
    headings: [
      'tasks.company',
      'liabilities.kind',
      'tasks.period',
      'liabilities.amount',
      'deletion.at',
      'deletion.by',
      'tasks.id',
    ],
    cells: ({ id, company, period, amount, deleted_at, deleted_by, ...owed }, text) => [
      company.name,
      owedText(owed, text),
      period,
      amount === null ? '' : moneyText(amount),
      timeText(deleted_at),
      deleted_by ?? '',
      id,
    ],
    record: ({ id, company, kind, period, amount, deleted_at, deleted_by }) => [
      id,
      company.name,
      kind,
      period,
      amount ?? '',
      deleted_at,
      deleted_by ?? '',
    ],
  });
}
