import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Ended {
  code: number;
  output: string;
}

interface Options {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** `inherit` shows the output at once, `collect` keeps it. */
  show?: 'inherit' | 'collect';
}

/** Runs a program to its end. Never throws for a code other than 0. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env = {}, show = 'inherit' }: Options = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const stdio = show === 'inherit' ? ('inherit' as const) : (['ignore', 'pipe', 'pipe'] as const);
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [...(typeof stdio === 'string' ? [stdio, stdio, stdio] : stdio)],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** As {@link run}, but ends this process when the program fails. */
export async function must(command: string, args: string[], options: Options = {}): Promise<void> {
  const { code, output } = await run(command, args, options);
  if (code === 0) return;
  if (output) console.error(output);
  process.exit(code);
}
