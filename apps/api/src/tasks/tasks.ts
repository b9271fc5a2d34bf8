import { historyOf } from '../app/audit/audit.ts';
import type { Handlers } from '../app/contract/handlers.ts';
import { exportList } from '../app/export/export-list.ts';
import type { ListExport } from '../app/export/list-export.ts';
import { notFound } from '../app/problem.ts';
import { findClientTask, listClientTasks } from '../app/settlement/client-task.ts';
import { taskStatuses } from '../app/settlement/task-statuses.ts';
import { boardOf } from './board-queries.ts';
import { documentHandlers } from './documents.ts';
import messages from './messages.json' with { type: 'json' };
import { checklistHandlers } from './task-checklist.ts';
import { deletionHandlers } from './task-deletion.ts';
import { editHandlers } from './task-edit.ts';
import { everyTask, taskList } from './task-list.ts';
import { moveHandlers } from './task-moves.ts';
import { newTaskHandlers } from './task-new.ts';
import { readTask } from './task-read.ts';
import { bulkHandlers } from './tasks-bulk.ts';

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

export const taskHandlers: TaskHandlers = {
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

  async getTaskBoard({ query: { period, assignee_id } }, { db }) {
    const found = new Map((await boardOf(db, period, assignee_id)).map((column) => [column.status, column]));
    const columns = taskStatuses.map((status) => found.get(status) ?? { status, count: 0, tasks: [] });
    return { status: 200, body: { data: { period, columns } } };
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
  ...deletionHandlers,
  ...checklistHandlers,
  ...moveHandlers,
  ...bulkHandlers,
  ...documentHandlers,
};
