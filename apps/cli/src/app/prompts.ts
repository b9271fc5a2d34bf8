import type { Context } from './context.ts';
import { Interrupted } from './mistakes.ts';

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
