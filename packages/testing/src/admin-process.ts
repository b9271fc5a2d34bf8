import { type ChildProcess, spawn } from 'node:child_process';
import { PROGRAMS, root } from './root.ts';

export interface AdminAnswer {
  code: number | null;
  out: string;
  err: string;
}

export interface RunningAdmin {
  process: ChildProcess;
  answer: Promise<AdminAnswer>;
}

/** Runs `npm run admin -- …` as an operator does, with these environment variables alone. Resolves with its exit code and output. */
export const runAdmin = (args: string[], variables: Record<string, string>): Promise<AdminAnswer> =>
  startAdmin(args, variables).answer;

/** As {@link runAdmin}, for a command that is interrupted. */
export function startAdmin(args: string[], variables: Record<string, string>): RunningAdmin {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, BIURO_MODE: 'demo', TENANT: 'demo', ...variables };
  const child = spawn(process.execPath, [PROGRAMS.admin, ...args], { cwd: root, env });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  const answer = new Promise<AdminAnswer>((resolve) => {
    child.once('close', (code) => resolve({ code, out: said.out.trim(), err: said.err.trim() }));
  });
  return { process: child, answer };
}
