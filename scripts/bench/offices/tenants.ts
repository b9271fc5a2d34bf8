import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../library/process.ts';

export const hostOf = (office: string) => `${office}.bench.example`;

/** Writes one tenant file for each office, with a host of its own, into a new directory. The caller removes it. */
export function writeTenants(offices: string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'biuro-bench-'));
  const demo = JSON.parse(readFileSync(join(root, 'tenants/demo.json'), 'utf8')) as { hosts: string[] };
  for (const office of offices)
    writeFileSync(join(directory, `${office}.json`), JSON.stringify({ ...demo, hosts: [hostOf(office)] }));
  return directory;
}
