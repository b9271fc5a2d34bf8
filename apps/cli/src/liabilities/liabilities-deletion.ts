import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineDeletion } from '../app/deletion.ts';
import type { Tools } from '../app/tools.ts';
import { showLiability } from './liabilities-card.ts';
import { findLiability } from './liabilities-which.ts';

const at = (id: string) => ({ params: { path: { id } } });

export function defineLiabilityDeletion(liabilities: Command, tools: Tools): void {
  defineDeletion(liabilities, tools, {
    group: 'liabilities',
    which: 'liabilities.which',
    example: '0000123004/2026-10/vat',
    find: findLiability,
    nameOf: ({ kind, period, company }, text) => `${text(`liability.${kind}`)} ${period}, ${company.name}`,
    remove: (api, id) => unwrap(api.DELETE('/liabilities/{id}', at(id))),
    restore: (api, id) => unwrap(api.POST('/liabilities/{id}/restore', at(id))),
    show: showLiability,
  });
}
