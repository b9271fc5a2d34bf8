import type { Command } from 'commander';
import { defineGroup } from '#terminal/records/group.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { defineAdd } from './add.ts';
import { defineChange } from './change.ts';
import { defineDelete } from './delete.ts';
import { defineUptimeList } from './list.ts';
import { defineCloseMonth, defineMonths, defineReopenMonth } from './months.ts';
import { defineReject, defineSubmit, defineUptimeApprove } from './review.ts';
import { defineStart } from './start.ts';
import { defineTimerStatus } from './status.ts';
import { defineStop } from './stop.ts';
import { defineDiscard, defineResume } from './undo.ts';

const commands = [
  defineStart,
  defineStop,
  defineTimerStatus,
  defineResume,
  defineDiscard,
  defineUptimeList,
  defineAdd,
  defineChange,
  defineDelete,
  defineSubmit,
  defineUptimeApprove,
  defineReject,
  defineMonths,
  defineCloseMonth,
  defineReopenMonth,
];

export function defineUptime(program: Command, tools: Tools): void {
  const examples: [string, string] = [
    'biuro uptime start --settlement 0000123004/2026-10',
    "biuro uptime stop --comment 'Wyciągi bankowe'",
  ];
  defineGroup(program, tools, { name: 'uptime', summary: 'uptime.summary', examples, commands });
}
