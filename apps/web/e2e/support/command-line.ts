import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { address } from './portal.ts';

const program = fileURLToPath(new URL('../../../cli/bin/biuro.mjs', import.meta.url));

interface CommandOptions {
  /** The access token of the person who is signed in there. */
  token?: string;
  host?: string;
}

/** What the command prints in a terminal of its own, with a new home directory. */
export async function biuro(args: string[], { token, host = address() }: CommandOptions = {}) {
  const home = mkdtempSync(join(tmpdir(), 'biuro-terminal-'));
  const env = { PATH: process.env.PATH, HOME: home, LANG: 'pl_PL.UTF-8', BIURO_HOST: host };
  const child = spawn(process.execPath, [program, ...args], {
    cwd: home,
    env: { ...env, ...(token && { BIURO_TOKEN: token }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => (said.stdout += text));
  child.stderr.on('data', (text) => (said.stderr += text));
  const [code] = await once(child, 'close');
  rmSync(home, { recursive: true, force: true });
  return { ...said, code };
}
