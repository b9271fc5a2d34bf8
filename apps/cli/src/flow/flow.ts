import type { Command } from 'commander';
import { defineGroup } from '../app/group.ts';
import type { Tools } from '../app/tools.ts';
import { defineFlowRecord } from './flow-record.ts';
import { defineFlowRun } from './flow-run.ts';

export function defineFlow(program: Command, tools: Tools): void {
  defineGroup(program, tools, {
    name: 'flow',
    summary: 'flow.summary',
    examples: ['biuro flow run flows/login.yml', 'biuro flow record logowanie.yml'],
    commands: [defineFlowRun, defineFlowRecord],
  });
}
