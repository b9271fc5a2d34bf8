import type { Command } from 'commander';
import { commandsBelow, programIn } from './program.ts';

/** Every example line at the end of a command's help, in the order of the program: `biuro companies list --search delta`. */
export function helpExamples(): string[] {
  const program = programIn('pl');
  const lines = [program, ...commandsBelow(program).map(([, command]) => command)].flatMap(examplesOf);
  return [...new Set(lines)];
}

function examplesOf(command: Command): string[] {
  let help = '';
  command.configureOutput({ writeOut: (text) => void (help += text) });
  command.outputHelp();
  return [...help.matchAll(/^ {2}\$ (biuro .*)$/gm)].map(([, line = '']) => line);
}
