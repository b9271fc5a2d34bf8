import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startDemoServer } from '@biuro/testing/demo-data.ts';
import { biuro } from '../support/command-line.ts';
import { expect, test } from '../support/portal.ts';

const flows = fileURLToPath(new URL('../../../cli/flows/', import.meta.url));
const files = readdirSync(flows).filter((name) => name.endsWith('.yml'));

test('every flow of the repository runs green from a second terminal against what npm start serves', async () => {
  // Scenarios that sign in often wait where the server asks them to
  test.setTimeout(300_000);
  const server = await startDemoServer({ TENANT: '', BIURO_RATE_LIMITS: 'on' }, ['scripts/run.mjs', 'start']);
  try {
    const paths = files.map((name) => flows + name);
    const { stdout, stderr, code } = await biuro(['flow', 'run', ...paths, '--json'], { host: server.address });
    const { scenarios } = JSON.parse(stdout);
    const failures = scenarios.map(({ failure }: { failure: string | null }) => failure).filter(Boolean);
    expect([failures, code], stderr).toEqual([[], 0]);
    expect(scenarios.length).toBeGreaterThan(files.length);
  } finally {
    await server.stop();
  }
});
