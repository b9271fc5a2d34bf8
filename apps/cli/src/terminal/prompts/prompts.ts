import { Interrupted } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';

type AskingContext = Pick<Context, 'terminal' | 'signal'>;

/** Asks on stderr; stdout is for data. */
export async function ask({ terminal, signal }: AskingContext, message: string): Promise<string> {
  const { text, isCancel } = await import('@clack/prompts');
  const answer = await text({ message, input: terminal.stdin, output: terminal.stderr, signal });
  if (isCancel(answer)) throw new Interrupted();
  return answer ?? '';
}

/** Asks without showing what is typed. */
export async function askSecret({ terminal, signal }: AskingContext, message: string): Promise<string> {
  const { password, isCancel } = await import('@clack/prompts');
  const answer = await password({ message, input: terminal.stdin, output: terminal.stderr, signal });
  if (isCancel(answer)) throw new Interrupted();
  return answer ?? '';
}

/** Asks for confirmation. Throws `Interrupted` unless the answer is yes; Enter alone means no. */
export async function confirm(
  { terminal, signal, text }: AskingContext & { text: Words },
  message: string,
): Promise<void> {
  const { confirm: question, isCancel } = await import('@clack/prompts');
  const words = { active: text('answer.yes'), inactive: text('answer.no') };
  const { stdin: input, stderr: output } = terminal;
  const answer = await question({ message, ...words, initialValue: false, input, output, signal });
  if (isCancel(answer) || !answer) throw new Interrupted();
}
