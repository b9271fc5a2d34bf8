import type { Command } from 'commander';
import type { Output } from '#terminal/output/output.ts';
import type { Words } from '#terminal/output/words.ts';
import type { CommonFlags, Context } from './context.ts';

/** What the definition of a command is made with. */
export interface Tools {
  text: Words;
  output: Output;
  /** The word stands in the command line. */
  isTyped: (word: string) => boolean;
  /** The settings and ports for the flags that were given. */
  open: (flags: CommonFlags) => Context;
}

type Work<Options> = (context: Context, options: Options, ...args: string[]) => Promise<void>;

/** Makes the work of a command its action: with the context first, its own options next, then its arguments. */
export function does<Options extends object>({ open }: Tools, work: Work<Options>) {
  return async function act(this: Command): Promise<void> {
    await work(open(this.optsWithGlobals<CommonFlags>()), this.opts<Options>(), ...this.args);
  };
}

/** Shows how the command is typed, at the end of its help. */
export function shows(command: Command, { text }: Tools, examples: [string, string]): Command {
  const lines = examples.map((example) => `  $ ${example}`).join('\n');
  return command.addHelpText('after', `\n${text('help.examples')}\n${lines}\n\n${text('help.codes')}`);
}
