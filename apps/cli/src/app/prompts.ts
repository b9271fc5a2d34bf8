import type { Context } from './context.ts';
import { Interrupted } from './mistakes.ts';

interface Confirm {
  active: string;
  inactive: string;
}

type AskingContext = Pick<Context, 'terminal' | 'signal'>;

/** Asks on stderr, so that stdout stays for data. */
export async function ask({ terminal, signal }: AskingContext, message: string): Promise<string> {
  const { text, isCancel } = await import('@clack/prompts');
  const answer = await text({ message, input: terminal.stdin, output: terminal.stderr, signal });
  if (isCancel(answer)) throw new Interrupted();
  return answer ?? '';
}

/** Asks for something that must not be seen. */
export async function askSecret({ terminal, signal }: AskingContext, message: string): Promise<string> {
  const { password, isCancel } = await import('@clack/prompts');
  const answer = await password({ message, input: terminal.stdin, output: terminal.stderr, signal });
  if (isCancel(answer)) throw new Interrupted();
  return answer ?? '';
}

/** Asks before something that cannot be taken back easily; no is the answer of Enter alone. */
export async function askWhether(
  { terminal, signal }: AskingContext,
  message: string,
  words: Confirm,
): Promise<boolean> {
  const { confirm, isCancel } = await import('@clack/prompts');
  const { stdin: input, stderr: output } = terminal;
  const answer = await confirm({ message, ...words, initialValue: false, input, output, signal });
  if (isCancel(answer)) throw new Interrupted();
  return answer;
}
