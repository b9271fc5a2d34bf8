// Writes the security headers that the server sends with its pages for the web servers that may stand in its place. `--check` only
// says whether they are fresh.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHeaders } from '#platform/http/headers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const NOTE = '# Written by `npm run generate` from apps/api/src/platform/http/headers.ts.';
const headers = Object.entries(createHeaders({ publicUrl: 'https://portal.office.example' })('/'));

const FILES = {
  'biuro-headers.conf': headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  'biuro-headers.caddy': headers.map(([name, value]) => `header ${name} "${value}"`),
};

const stale: string[] = [];
for (const [name, lines] of Object.entries(FILES)) {
  const path = join(root, 'scripts/deploy', name);
  const text = `${[NOTE, ...lines].join('\n')}\n`;
  if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) await writeFile(path, text);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run npm run generate.`);
  process.exitCode = 1;
}
