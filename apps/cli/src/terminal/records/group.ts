import type { Command } from 'commander';
import type { MessageId } from '#terminal/output/words.ts';
import { shows, type Tools } from '#terminal/session/tools.ts';

interface Group {
  name: string;
  summary: MessageId;
  examples: [string, string];
  commands: ((group: Command, tools: Tools) => void)[];
}

/** A command that only holds others. They are defined where somebody types its name; every start would pay for them else. */
export function defineGroup(program: Command, tools: Tools, { name, summary, examples, commands }: Group): void {
  const group = program.command(name).helpCommand(false).description(tools.text(summary));
  shows(group, tools, examples);
  if (!tools.isTyped(name)) return;
  for (const define of commands) define(group, tools);
}
