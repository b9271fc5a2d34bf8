import type { CommanderError } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { type MessageId, type Words, wordOf } from '#terminal/output/words.ts';

/** Commander's messages are English. Its codes select our sentence, and the values are in its quotes. */
const sentences: Record<string, MessageId> = {
  'commander.missingArgument': 'usage.argument-missing',
  'commander.optionMissingArgument': 'usage.value-missing',
  'commander.missingMandatoryOptionValue': 'usage.option-missing',
  'commander.conflictingOption': 'usage.conflict',
  'commander.invalidArgument': 'usage.choice',
  'commander.unknownOption': 'usage.option-unknown',
  'commander.unknownCommand': 'usage.command-unknown',
  'commander.excessArguments': 'usage.too-many',
};

export function usageErrorOf({ code, message }: CommanderError, text: Words): UsageError {
  const quoted = Array.from(message.matchAll(/'([^']*)'/g), ([, value = '']) => nameOf(value, text));
  const [first = '', second = ''] = message.includes('command-argument') ? quoted.toReversed() : quoted;
  const allowed = /Allowed choices are (.*)\.$/.exec(message)?.[1] ?? '';
  const similar = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1] ?? '';
  const sentence = text(sentences[code] ?? 'usage.other', { first, second, allowed });
  return new UsageError(similar ? `${sentence} ${text('usage.similar', { similar })}` : sentence);
}

/** `--data <json>` becomes `--data`; an argument gets its translated name. */
function nameOf(quoted: string, text: Words): string {
  return /--[\w-]+/.exec(quoted)?.[0] ?? wordOf(quoted, text);
}
