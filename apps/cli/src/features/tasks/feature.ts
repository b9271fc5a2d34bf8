import { defineFeature } from '#terminal/feature.ts';
import { defineBoard } from './board.ts';
import { defineDeletedTasks, defineTaskDeletion } from './deletion.ts';
import { defineGet } from './get.ts';
import { defineTaskHistory } from './history.ts';
import { defineTaskList } from './list.ts';
import messages from './messages.json' with { type: 'json' };
import { defineConfirmDocuments, defineMyTasks } from './my.ts';
import { defineOpenMonth } from './open-month.ts';
import { defineStatus } from './status.ts';

type Own = typeof messages;

declare module '#terminal/output/words.ts' {
  interface Messages extends Own {}
}

export default defineFeature({
  messages,
  groups: [
    {
      name: 'tasks',
      summary: 'tasks.summary',
      examples: ['biuro tasks list --late', 'biuro tasks open-month 2026-10 --dry-run'],
      commands: [
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
      ],
    },
  ],
});
