import type { Context } from '#terminal/session/context.ts';

const unnoticed = 300;

/** Shows a sentence in the terminal while work takes longer than 300 ms, and removes it at the end. */
export async function whileWaiting<T>(
  { terminal: { stderr } }: Pick<Context, 'terminal'>,
  sentence: string,
  work: Promise<T>,
): Promise<T> {
  if (!stderr.isTTY) return work;
  const timer = setTimeout(() => stderr.write(sentence), unnoticed);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    stderr.clearLine(0);
    stderr.cursorTo(0);
  }
}

/** One line of a terminal that is rewritten and gone at the end; elsewhere there is none. */
export function createProgressLine({ terminal: { stderr } }: Pick<Context, 'terminal'>) {
  let told = '';
  const rewrite = (sentence: string) => {
    stderr.clearLine(0);
    stderr.cursorTo(0);
    stderr.write(sentence);
  };
  return {
    tell(sentence: string) {
      if (!stderr.isTTY || sentence === told) return;
      told = sentence;
      rewrite(sentence);
    },
    end() {
      if (told !== '') rewrite('');
      told = '';
    },
  };
}
