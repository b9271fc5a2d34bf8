import type { Locale } from '@biuro/core/i18n/text.ts';
import type { Command } from 'commander';
import { createOutput } from '#terminal/output/output.ts';
import { createWords } from '#terminal/output/words.ts';
import { features } from '../app/features.ts';
import { createProgram } from '../app/program.ts';

/** The program with every command of every group, as its help and its completion see it. */
export function programIn(locale: Locale): Command {
  const sink = { write: () => true };
  return createProgram({
    text: createWords(
      locale,
      features.map(({ messages }) => messages),
    ),
    output: createOutput({ stdout: sink, stderr: sink, env: {}, json: false, color: false }),
    isTyped: () => true,
    open: () => {
      throw new Error('Neither help nor completion opens anything');
    },
  });
}

/** All commands below one, with the words that are typed for each: `companies list`. */
export function commandsBelow(command: Command, typed = ''): [words: string, command: Command][] {
  return command.commands.flatMap((child) => {
    const words = `${typed} ${child.name()}`.trim();
    return [[words, child], ...commandsBelow(child, words)];
  });
}
