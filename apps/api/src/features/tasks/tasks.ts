import { findClientTask, listClientTasks } from '#domain/settlement/client-task.ts';
import { taskStatuses } from '#domain/settlement/task-statuses.ts';
import { historyOf } from '#platform/audit/audit.ts';
import { exportList } from '#platform/export/export-list.ts';
import type { ListExport } from '#platform/export/list-export.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { checklistHandlers } from './checklist/task-checklist.ts';
import { newTaskHandlers } from './create.ts';
import { createDeletionHandlers } from './deletion/task-deletion.ts';
import { documentHandlers } from './documents/documents.ts';
import { editHandlers } from './edit.ts';
import { boardOf } from './list/board-queries.ts';
import { bulkHandlers } from './list/bulk.ts';
import { everyTask, taskList } from './list/task-list.ts';
import messages from './messages.json' with { type: 'json' };
import { readTask } from './read.ts';
import { moveHandlers } from './transitions/moves.ts';

type TaskHandlers = Pick<
  Handlers,
  | 'listTasks'
  | 'createTask'
  | 'listTaskIds'
  | 'exportTasks'
  | 'listMyTasks'
  | 'getMyTask'
  | 'getTaskBoard'
  | 'changeTasks'
  | 'getTask'
  | 'updateTask'
  | 'listDeletedTasks'
  | 'deleteTask'
  | 'restoreTask'
  | 'changeTaskStatus'
  | 'setTaskChecklist'
  | 'tickTaskItem'
  | 'confirmDocuments'
  | 'reportLateDocuments'
  | 'decideLateDocuments'
  | 'listTaskHistory'
>;

export const taskExport: ListExport<'exportTasks'> = {
  operation: 'exportTasks',
  list: taskList,
  scope: () => everyTask,
  configured: ({ config }) => config.modules.tasks.columns.tasks,
  messages,
};

export const createTaskHandlers = (services: Pick<FeatureServices, 'deletedRecords'>): TaskHandlers => ({
  async listTasks({ query }, context) {
    return { status: 200, json: await taskList.page(context, everyTask, query ?? {}) };
  },

  async listTaskIds({ query }, context) {
    return { status: 200, json: await taskList.ids(context, everyTask, query ?? {}) };
  },

  async exportTasks({ query }, context) {
    return exportList(context, taskExport, query);
  },

  async listMyTasks({ query }, { db, caller }) {
    const { page = 1, limit = 25 } = query;
    const { tasks, total } = await listClientTasks(db, caller, query);
    return { status: 200, body: { data: tasks, meta: { page, limit, total } } };
  },

  async getMyTask({ params }, { db, caller }) {
    const task = await findClientTask(db, caller, params.id);
    if (!task) throw notFound();
    return { status: 200, body: { data: task } };
  },

  async getTaskBoard({ query: { month, assignee_id } }, { db }) {
    const found = new Map((await boardOf(db, month, assignee_id)).map((column) => [column.status, column]));
    const columns = taskStatuses.map((status) => found.get(status) ?? { status, count: 0, tasks: [] });
    return { status: 200, body: { data: { month, columns } } };
  },

  async getTask({ params }, context) {
    return { status: 200, body: { data: await readTask(context, params.id) } };
  },

  async listTaskHistory({ params, query }, context) {
    const { id } = await readTask(context, params.id);
    return { status: 200, body: await historyOf(context, 'task', id, query) };
  },

  ...newTaskHandlers,
  ...editHandlers,
  ...createDeletionHandlers(services),
  ...checklistHandlers,
  ...moveHandlers,
  ...bulkHandlers,
  ...documentHandlers,
});
