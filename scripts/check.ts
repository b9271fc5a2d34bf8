// Every rule that a machine can hold: each prints one line, and its findings when it has some.
import { root, run } from './process.ts';

export interface Outcome {
  name: string;
  passed: boolean;
}

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['contract: lint and freshness', 'node', 'openapi/generate.mjs', '--check'],
  ['format', 'biome', 'ci', '--colors=off', '.'],
  ['lint and walls', 'oxlint', '--type-aware', '--report-unused-disable-directives'],
  ['walls hold', 'node', 'scripts/check-walls.ts'],
  ['types: contract', 'tsc', '-p', 'openapi'],
  ['types: core', 'tsc', '-p', 'packages/core'],
  ['types: api', 'tsc', '-p', 'apps/api'],
  ['types: cli', 'tsc', '-p', 'apps/cli'],
  ['types: web', 'tsc', '-p', 'apps/web'],
  ['types: scripts and tests', 'tsc', '-p', 'scripts'],
  ['dead code', 'knip'],
  ['statecharts: freshness', 'node', 'scripts/charts.ts', '--check'],
  ['messages', 'node', 'scripts/check-messages.ts'],
  ['tenants', 'node', 'scripts/check-tenants.ts'],
];

export async function check(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, command, ...args] of CHECKS) {
    const started = performance.now();
    const [program, parameters] = command === 'node' ? [command, args] : ['pnpm', ['exec', command, ...args]];
    const { code, output } = await run(program, parameters, { cwd: root, show: 'collect' });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) console.log(output.trimEnd());
    outcomes.push({ name, passed: code === 0 });
  }
  return outcomes;
}

if (import.meta.main) {
  const outcomes = await check();
  process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1;
}
