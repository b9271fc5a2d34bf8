import { type Argument, type Command, Help, type HelpConfiguration, type Option } from 'commander';
import { exitCodes, outcomeNames, UsageError } from '#terminal/errors.ts';
import { type Words, wordOf } from '#terminal/output/words.ts';
import { addExamples, type Tools } from '#terminal/session/tools.ts';

export function defineHelp(program: Command, tools: Tools): void {
  const { text } = tools;
  const help = program.command('help').argument('[command...]').description(text('help.summary'));
  help.action((words: string[]) => {
    if (words[0] === 'exit-codes') showExitCodes(tools);
    else find(program, words, tools).outputHelp();
  });
  addExamples(help, tools, ['biuro help companies import', 'biuro help exit-codes']);
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

/** Commander's help in the language of the person. */
export function helpWords(text: Words, bold: (text: string) => string): HelpConfiguration {
  const titles: Record<string, string> = {
    'Usage:': text('help.usage'),
    'Arguments:': text('help.arguments'),
    'Options:': text('help.options'),
    'Global Options:': text('help.common'),
    'Commands:': text('help.commands'),
  };
  const own = (line: string) => inOwnWords(line, text);
  const usual = new Help();

  return {
    showGlobalOptions: true,
    styleTitle: (title: string) => bold(titles[title] ?? title),
    commandUsage: (command: Command) => own(usual.commandUsage(command)),
    subcommandTerm: (command: Command) => own(usual.subcommandTerm(command)),
    argumentTerm: (argument: Argument) => own(`<${argument.name()}>`).slice(1, -1),
    optionTerm: ({ flags }: Option) => own(flags),
    optionDescription: ({ description, argChoices }: Option) =>
      argChoices ? `${description} (${text('help.choices', { choices: argChoices.join(', ') })})` : description,
  };
}

/** Translates what stands in angle or square brackets: `<path>` as `<ścieżka>`. */
function inOwnWords(line: string, text: Words): string {
  return line.replace(/(?<=[<[])\w+(?=(?:\.\.\.)?[>\]])/g, (word) => wordOf(word, text));
}
