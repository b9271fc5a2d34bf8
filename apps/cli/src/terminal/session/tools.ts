import type { Command } from 'commander';
import type { Output } from '#terminal/output/output.ts';
import type { Words } from '#terminal/output/words.ts';
import type { CommonFlags, Context } from './context.ts';

/** What a command is defined with. */
export interface Tools {
  text: Words;
  output: Output;
  /** Whether the word is in the command line. */
  isTyped: (word: string) => boolean;
  /** Makes the context for the flags that were given. */
  open: (flags: CommonFlags) => Context;
}

type Work<Options> = (context: Context, options: Options, ...args: string[]) => Promise<void>;

/** Makes a function the action of a command. It receives the context, the command's own options, and its arguments. */
export function actionOf<Options extends object>({ open }: Tools, work: Work<Options>) {
  return async function act(this: Command): Promise<void> {
    await work(open(this.optsWithGlobals<CommonFlags>()), this.opts<Options>(), ...this.args);
  };
}

/** Adds examples to the end of the command's help. */
export function addExamples(command: Command, { text }: Tools, examples: [string, string]): Command {
  const lines = examples.map((example) => `  $ ${example}`).join('\n');
  return command.addHelpText('after', `\n${text('help.examples')}\n${lines}\n\n${text('help.codes')}`);
}
