import type { Command } from 'commander';
import { defineGroup } from '#terminal/records/group.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { defineBoard } from './board.ts';
import { defineDeletedTasks, defineTaskDeletion } from './deletion.ts';
import { defineGet } from './get.ts';
import { defineTaskHistory } from './history.ts';
import { defineTaskList } from './list.ts';
import { defineConfirmDocuments, defineMyTasks } from './my.ts';
import { defineOpenMonth } from './open-month.ts';
import { defineStatus } from './status.ts';

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
