import type { Command } from 'commander';
import { exitCodes, outcomeNames } from '#terminal/errors/exit-codes.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import { shows, type Tools } from '#terminal/session/tools.ts';

export function defineHelp(program: Command, tools: Tools): void {
  const { text } = tools;
  const help = program.command('help').argument('[command...]').description(text('help.summary'));
  help.action((words: string[]) => {
    if (words[0] === 'exit-codes') showExitCodes(tools);
    else find(program, words, tools).outputHelp();
  });
  shows(help, tools, ['biuro help companies import', 'biuro help exit-codes']);
}

function find(command: Command, [word, ...others]: string[], tools: Tools): Command {
  if (word === undefined) return command;
  const next = command.commands.find((candidate) => candidate.name() === word);
  if (!next) throw new UsageError(tools.text('usage.command-unknown', { first: word }));
  return find(next, others, tools);
}

function showExitCodes({ output, text }: Tools): void {
  const codes = outcomeNames.map((outcome) => ({ code: exitCodes[outcome], meaning: text(`exit.${outcome}`) }));
  output.show(codes, () => codes.map(({ code, meaning }) => `${String(code).padStart(3)}  ${meaning}`).join('\n'));
}
