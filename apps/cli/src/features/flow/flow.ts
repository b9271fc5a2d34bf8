import type { Command } from 'commander';
import { defineGroup } from '#terminal/records/group.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { defineFlowRecord } from './record/record.ts';
import { defineFlowRun } from './run/run.ts';

export function defineFlow(program: Command, tools: Tools): void {
  defineGroup(program, tools, {
    name: 'flow',
    summary: 'flow.summary',
    examples: ['biuro flow run flows/login.yml', 'biuro flow record logowanie.yml'],
    commands: [defineFlowRun, defineFlowRecord],
  });
}
