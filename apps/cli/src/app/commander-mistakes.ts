import type { CommanderError } from 'commander';
import { UsageError } from './mistakes.ts';
import type { MessageId, Words } from './words.ts';

/** Commander's own sentences are English; its codes say what to tell instead, and its quotes hold the values. */
const sentences: Record<string, MessageId> = {
  'commander.missingArgument': 'usage.argument-missing',
  'commander.optionMissingArgument': 'usage.value-missing',
  'commander.missingMandatoryOptionValue': 'usage.option-missing',
  'commander.conflictingOption': 'usage.conflict',
  'commander.unknownOption': 'usage.option-unknown',
  'commander.unknownCommand': 'usage.command-unknown',
  'commander.excessArguments': 'usage.too-many',
};

export function usageErrorOf({ code, message }: CommanderError, text: Words): UsageError {
  const [first = '', second = ''] = Array.from(message.matchAll(/'([^']*)'/g), ([, quoted = '']) => flagOf(quoted));
  const similar = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1] ?? '';
  const sentence = text(sentences[code] ?? 'usage.other', { first, second });
  return new UsageError(similar ? `${sentence} ${text('usage.similar', { similar })}` : sentence);
}

/** `-d, --data <json>` as `--data`. */
function flagOf(quoted: string): string {
  return /--[\w-]+/.exec(quoted)?.[0] ?? quoted;
}
