import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { root } from '@biuro/testing/root.ts';
import { onTestFinished } from 'vitest';
import { ownHost } from './server.ts';

/** What `pnpm biuro …` starts in the root, without the word `node`. */
const fromSources: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .scripts.biuro.split(' ')
  .slice(1);

export const program = fileURLToPath(new URL('../../bin/biuro.mjs', import.meta.url));

export interface Run {
  stdout: string;
  stderr: string;
  code: number | null;
}

export interface RunOptions {
  input?: string;
  env?: Record<string, string>;
  /** As `pnpm biuro …` starts it, from the sources instead of the bundle. */
  sources?: boolean;
}

/** A person with a home directory of their own who uses the program against the real server. */
export function createPerson(host = ownHost()) {
  const home = mkdtempSync(join(tmpdir(), 'biuro-cli-'));
  const file = (name: string) => join(home, name);
  writeFileSync(file('password'), `${PASSWORD}\n`);

  const start = (args: string[], { env = {}, sources = false }: RunOptions = {}) => {
    // A real user has a compile cache at home; these homes are new and share one.
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const own = { HOME: home, LANG: 'pl_PL.UTF-8', BIURO_HOST: host };
    return spawn(process.execPath, [...(sources ? fromSources : [program]), ...args], {
      cwd: sources ? root : home,
      env: { PATH, NODE_COMPILE_CACHE, ...own, ...env },
    });
  };

  const biuro = async (args: string[], options: RunOptions = {}): Promise<Run> => {
    const child = start(args, options);
    child.stdin.end(options.input ?? '');
    return ended(child);
  };

  /** Two tests that sign in to the same account at once may take each other's code; then one tries again. */
  const signIn = async (email: string, ...more: string[]): Promise<Run> => {
    const login = ['login', '--email', email, '--password-file', file('password'), '--code-from-outbox', ...more];
    const first = await biuro(login);
    return first.code === 6 ? biuro(login) : first;
  };

  return {
    host,
    home,
    file,
    start,
    biuro,
    session: file('.config/biuro/sessions/default.json'),
    signIn,
    leave: () => rmSync(home, { recursive: true, force: true }),
  };
}

export type Person = ReturnType<typeof createPerson>;

/** The same for one test. */
export function visitor(host?: string): Person {
  const person = createPerson(host);
  onTestFinished(person.leave);
  return person;
}

export async function ended(child: ReturnType<typeof spawn>): Promise<Run> {
  const run: Run = { stdout: '', stderr: '', code: null };
  child.stdout?.on('data', (text) => void (run.stdout += text));
  child.stderr?.on('data', (text) => void (run.stderr += text));
  [run.code] = await once(child, 'close');
  return run;
}

/** The stored session of a person for one host. */
export function storedSession(person: Person, host = ownHost()) {
  const hosts = JSON.parse(readFileSync(person.session, 'utf8'));
  return JSON.parse(hosts[host]['biuro.session']);
}
