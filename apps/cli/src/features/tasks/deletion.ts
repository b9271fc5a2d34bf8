import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineList } from '#terminal/lists/list.ts';
import { defineDeletion } from '#terminal/records/deletion.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';
import { showTask } from './card.ts';
import { findTask } from './get.ts';

const at = (id: string) => ({ params: { path: { id } } });

export function defineTaskDeletion(tasks: Command, tools: Tools): void {
  defineDeletion(tasks, tools, {
    group: 'tasks',
    which: 'tasks.which',
    example: '9900000112/2026-10',
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
