import type { Command, Option } from 'commander';

/** The candidates for the last word, one per line, with the meaning after a tab. */
export function complete(program: Command, words: string[]): string[] {
  const unfinished = words.at(-1)?.trim() ?? '';
  return candidatesOf(follow(program, words.slice(0, -1)), unfinished)
    .filter(([word]) => word.startsWith(unfinished))
    .map(([word, meaning]) => `${word}\t${meaning}`);
}

/** The command that the words call, with its parents. */
export function commandPath(program: Command, words: string[]): string {
  const names = [];
  for (let at: Command | null = follow(program, words).command; at; at = at.parent) names.unshift(at.name());
  return names.join(' ');
}

interface Position {
  command: Command;
  /** The option that needs a value next. */
  waiting: Option | undefined;
  /** How many arguments have been typed. */
  argument: number;
}

function follow(program: Command, words: string[]): Position {
  let command = program;
  let waiting: Option | undefined;
  let argument = 0;
  for (const word of words) {
    const next = command.commands.find((candidate) => candidate.name() === word);
    if (waiting) waiting = undefined;
    else if (word.startsWith('-')) waiting = optionsOf(command).find(({ long, required }) => required && long === word);
    else if (next) command = next;
    else argument += 1;
  }
  return { command, waiting, argument };
}

function candidatesOf({ command, waiting, argument }: Position, unfinished: string): [string, string][] {
  if (waiting) return (waiting.argChoices ?? []).map((choice) => [choice, waiting.description]);
  if (unfinished.startsWith('-')) {
    return optionsOf(command).flatMap(({ long, description }): [string, string][] =>
      long ? [[long, description]] : [],
    );
  }
  const subject = command.name() === 'help' ? (command.parent ?? command) : command;
  const names = subject.commands.map((next): [string, string] => [next.name(), next.description()]);
  const choices = command.registeredArguments[argument]?.argChoices ?? [];
  return [...names, ...choices.map((choice): [string, string] => [choice, ''])];
}

/** The options of the command and the global ones. */
function optionsOf(command: Command): Option[] {
  const own = command.createHelp().visibleOptions(command);
  const common = command.createHelp().visibleGlobalOptions(command);
  return [...own, ...common.filter(({ long }) => own.every((option) => option.long !== long))];
}
