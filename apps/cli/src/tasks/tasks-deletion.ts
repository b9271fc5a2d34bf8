import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineDeletion } from '../app/deletion.ts';
import type { Tools } from '../app/tools.ts';
import { showTask } from './tasks-card.ts';
import { findTask } from './tasks-get.ts';

const at = (id: string) => ({ params: { path: { id } } });

export function defineTaskDeletion(tasks: Command, tools: Tools): void {
  defineDeletion(tasks, tools, {
    group: 'tasks',
    which: 'tasks.which',
    example: '0000123004/2026-10',
    find: findTask,
    nameOf: ({ title }) => title,
    remove: (api, id) => unwrap(api.DELETE('/tasks/{id}', at(id))),
    restore: (api, id) => unwrap(api.POST('/tasks/{id}/restore', at(id))),
    show: showTask,
  });
}
