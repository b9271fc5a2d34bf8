import type { Command } from 'commander';
import { defineGroup } from '#terminal/records/group.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { defineDeclarationList } from './list.ts';

export function defineDeclarations(program: Command, tools: Tools): void {
  defineGroup(program, tools, {
    name: 'declarations',
    summary: 'declarations.summary',
    examples: ['biuro declarations list --late', 'biuro declarations list --open --form jpk_v7m --mine'],
    commands: [defineDeclarationList],
  });
}
