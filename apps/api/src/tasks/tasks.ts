import type { Handlers } from '../app/contract/handlers.ts';

export const taskHandlers = {} as Pick<
  Handlers,
  | 'listTasks'
  | 'createTask'
  | 'exportTasks'
  | 'listMyTasks'
  | 'getMyTask'
  | 'getTaskBoard'
  | 'changeTasks'
  | 'getTask'
  | 'updateTask'
  | 'changeTaskStatus'
  | 'tickTaskItem'
  | 'confirmDocuments'
  | 'reportLateDocuments'
  | 'decideLateDocuments'
  | 'listTaskHistory'
>;
