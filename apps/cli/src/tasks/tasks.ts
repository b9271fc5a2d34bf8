import type { Command } from 'commander';
import { defineGroup } from '../app/group.ts';
import type { Tools } from '../app/tools.ts';
import { defineBoard } from './tasks-board.ts';
import { defineDeletedTasks, defineTaskDeletion } from './tasks-deletion.ts';
import { defineGet } from './tasks-get.ts';
import { defineTaskHistory } from './tasks-history.ts';
import { defineTaskList } from './tasks-list.ts';
import { defineConfirmDocuments, defineMyTasks } from './tasks-my.ts';
import { defineOpenMonth } from './tasks-open-month.ts';
import { defineStatus } from './tasks-status.ts';

const commands = [
  defineTaskList,
  defineMyTasks,
  defineBoard,
  defineGet,
  defineStatus,
  defineTaskDeletion,
  defineDeletedTasks,
  defineTaskHistory,
  defineConfirmDocuments,
  defineOpenMonth,
];

export function defineTasks(program: Command, tools: Tools): void {
  const examples: [string, string] = ['biuro tasks list --late', 'biuro tasks open-month 2026-10 --dry-run'];
  defineGroup(program, tools, { name: 'tasks', summary: 'tasks.summary', examples, commands });
}
