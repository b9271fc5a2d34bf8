import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { timeText } from '../app/days.ts';
import { defineDeletion } from '../app/deletion.ts';
import { defineList } from '../app/list.ts';
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

export function defineDeletedTasks(tasks: Command, tools: Tools): void {
  defineList<components['schemas']['DeletedTaskRow']>(tasks, tools, {
    name: 'tasks.deleted',
    examples: ['biuro tasks deleted', 'biuro tasks deleted --all --json'],
    read: ({ api }, { page = 1, limit = 25, cursor }) =>
      unwrap(api.GET('/tasks/deleted', { params: { query: { limit, ...(cursor ? { cursor } : { page }) } } })),
    headings: ['tasks.title', 'tasks.company', 'deletion.at', 'deletion.by', 'tasks.id'],
    cells: ({ id, title, company, deleted_at, deleted_by }) => [
      title,
      company.name,
      timeText(deleted_at),
      deleted_by ?? '',
      id,
    ],
    record: ({ id, title, kind, period, company, deleted_at, deleted_by }) => [
      id,
      title,
      kind,
      period,
      company.name,
      deleted_at,
      deleted_by ?? '',
    ],
  });
}
