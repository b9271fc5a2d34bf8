import type { Command } from 'commander';
import { defineGroup } from '../app/group.ts';
import type { Tools } from '../app/tools.ts';
import { defineAdd } from './uptime-add.ts';
import { defineChange } from './uptime-change.ts';
import { defineDelete } from './uptime-delete.ts';
import { defineUptimeList } from './uptime-list.ts';
import { defineCloseMonth, defineMonths, defineReopenMonth } from './uptime-months.ts';
import { defineReject, defineSubmit, defineUptimeApprove } from './uptime-review.ts';
import { defineStart } from './uptime-start.ts';
import { defineTimerStatus } from './uptime-status.ts';
import { defineStop } from './uptime-stop.ts';
import { defineDiscard, defineResume } from './uptime-undo.ts';

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
