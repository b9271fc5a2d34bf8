// The commands and files of docs/operations.md, for tests that do what it says.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../library/process.ts';

export interface Manual {
  /** Of Install: how the roles and the database of an external PostgreSQL are made. */
  database: string;
  /** Of Install: how the folders and the files with secrets are made. */
  folders: string;
  secrets: string;
  /** `/etc/biuro/env` */
  environment: string;
  /** The shell function by which all other commands are called. */
  biuroAdmin: string;
  backup: string;
  restore: { external: string; bundled: string };
}

export async function readManual(): Promise<Manual> {
  const text = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const install = blocksUnder(text, 'Install');
  const linesOf = (pattern: RegExp) => {
    const lines = install.flatMap((block) => block.split('\n')).filter((line) => pattern.test(line));
    if (lines.length === 0) throw new Error(`Install has no line like ${pattern}`);
    return lines.join('\n');
  };
  const [external = '', bundled = ''] = blocksUnder(text, 'Restore');
  return {
    database: linesOf(/^sudo -u postgres /),
    folders: linesOf(/^install -d /),
    secrets: linesOf(/^(umask|openssl rand) /),
    environment: install.find((block) => block.startsWith('BIURO_MODE=')) ?? '',
    biuroAdmin: linesOf(/^biuro-admin\(\)/),
    backup: blocksUnder(text, 'Backup')[0]?.split('\n')[0] ?? '',
    restore: { external, bundled },
  };
}

/** The blocks of shell between this heading and the next one. */
function blocksUnder(text: string, heading: string): string[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
}
