import { type Argument, type Command, Help, type HelpConfiguration, type Option } from 'commander';
import { type Words, wordOf } from '#terminal/output/words.ts';

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

/** `<path>` as `<ścieżka>`, and so with all that stands in angle or square brackets. */
function inOwnWords(line: string, text: Words): string {
  return line.replace(/(?<=[<[])\w+(?=(?:\.\.\.)?[>\]])/g, (word) => wordOf(word, text));
}
