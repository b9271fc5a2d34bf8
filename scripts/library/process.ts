import { type StdioOptions, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Ended {
  code: number;
  output: string;
}

interface Options {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** `inherit` shows everything at once, `collect` keeps it for the caller, `progress` shows the output and keeps the errors. */
  show?: keyof typeof STDIO;
  /** Ends it early. */
  signal?: AbortSignal;
  /** Runs with the lowest priority, on what other processes leave of the machine. */
  lowPriority?: boolean;
}

const STDIO = {
  inherit: ['inherit', 'inherit', 'inherit'],
  progress: ['ignore', 'inherit', 'pipe'],
  collect: ['ignore', 'pipe', 'pipe'],
} satisfies Record<string, StdioOptions>;

/** Runs a program to its end. Never throws for a code other than 0. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env = {}, show = 'inherit', signal, lowPriority }: Options = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: STDIO[show], signal });
    if (lowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
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
