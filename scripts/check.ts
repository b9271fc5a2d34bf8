// Every rule that a machine can hold: each prints one line, and its findings when it has some.
import { availableParallelism } from 'node:os';
import { root, run } from './library/process.ts';

export interface Outcome {
  name: string;
  passed: boolean;
}

type Check = [name: string, command: string, ...args: string[]];

const types = (what: string, project: string): Check => [`types: ${what}`, 'tsc', '-p', project, '--checkers', '1'];

/** Two threads of one check would do some work twice: as many checks run side by side as there are cores, each on one core. */
const ON_ONE_CORE = { GOMAXPROCS: '1' };

/** Runs before the others, because it puts probes into the source folders for a while. */
export const FIRST: Check[] = [['import boundaries', 'node', 'scripts/check-boundaries.ts']];

export const CHECKS: Check[] = [
  ['contract: lint and freshness', 'node', 'openapi/generate.mjs', '--check'],
  ['format', 'biome', 'ci', '--colors=off', '.'],
  ['lint', 'oxlint', '--type-aware', '--report-unused-disable-directives'],
  types('contract', 'openapi'),
  types('core', 'packages/core'),
  types('testing', 'packages/testing'),
  types('api', 'apps/api'),
  types('cli', 'apps/cli'),
  types('web', 'apps/web'),
  types('scripts and tests', 'scripts'),
  types('bench', 'scripts/bench'),
  ['folders', 'node', 'scripts/checks/folders.ts'],
  ['dead code', 'knip'],
  ['statecharts: freshness', 'node', 'scripts/charts.ts', '--check'],
  ['messages', 'node', 'scripts/checks/messages.ts'],
  ['tenants', 'node', 'apps/api/scripts/tenant-schema.ts', '--check'],
  ['colours of tenants', 'node', 'scripts/checks/tenants.ts'],
  ['headers of web servers: freshness', 'node', 'apps/api/scripts/generate-headers.ts', '--check'],
  ['dependencies: licences, versions, list', 'node', 'scripts/checks/dependencies.ts'],
  ['date fields', 'node', 'scripts/checks/date-fields.ts'],
  ['documents: paths', 'node', 'scripts/checks/documents.ts'],
];

/** As many at a time as there are cores; with low priority one after the other, beside tests that take the machine. */
export async function check(checks: Check[], lowPriority = false): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = checks.values();
  const lane = async () => {
    for (const next of waiting) outcomes.push(await outcomeOf(next, lowPriority));
  };
  await Promise.all(Array.from({ length: lowPriority ? 1 : availableParallelism() }, lane));
  return outcomes;
}

async function outcomeOf([name, command, ...args]: Check, lowPriority: boolean): Promise<Outcome> {
  const started = performance.now();
  const [program, parameters] = command === 'node' ? [command, args] : ['pnpm', ['exec', command, ...args]];
  const { code, output } = await run(program, parameters, {
    cwd: root,
    env: ON_ONE_CORE,
    show: 'collect',
    lowPriority,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return { name, passed: code === 0 };
}

if (import.meta.main) {
  const outcomes = [...(await check(FIRST)), ...(await check(CHECKS))];
  process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1;
}
