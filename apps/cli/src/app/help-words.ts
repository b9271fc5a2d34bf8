import { type Command, Help, type HelpConfiguration, type Option } from 'commander';
import type { Words } from './words.ts';

/** Commander's help in the language of the person. */
export function helpWords(text: Words, bold: (text: string) => string): HelpConfiguration {
  const titles: Record<string, string> = {
    'Usage:': text('help.usage'),
    'Arguments:': text('help.arguments'),
    'Options:': text('help.options'),
    'Global Options:': text('help.common'),
    'Commands:': text('help.commands'),
  };
  const own = (line: string) =>
    line.replace('[options]', text('help.word-options')).replace('[command]', text('help.word-command'));
  const usual = new Help();

  return {
    showGlobalOptions: true,
    styleTitle: (title: string) => bold(titles[title] ?? title),
    commandUsage: (command: Command) => own(usual.commandUsage(command)),
    subcommandTerm: (command: Command) => own(usual.subcommandTerm(command)),
    optionDescription: ({ description, argChoices }: Option) =>
      argChoices ? `${description} (${text('help.choices', { choices: argChoices.join(', ') })})` : description,
  };
}
