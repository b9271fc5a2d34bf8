import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { timeText } from '../app/days.ts';
import { defineDeletion } from '../app/deletion.ts';
import { defineList } from '../app/list.ts';
import { moneyText } from '../app/money.ts';
import type { Tools } from '../app/tools.ts';
import { showLiability } from './liabilities-card.ts';
import { findLiability } from './liabilities-which.ts';
import { liabilityText, owedText } from './liability-name.ts';

const at = (id: string) => ({ params: { path: { id } } });

export function defineLiabilityDeletion(liabilities: Command, tools: Tools): void {
  defineDeletion(liabilities, tools, {
    group: 'liabilities',
    which: 'liabilities.which',
    example: '0000123004/2026-10/vat',
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
