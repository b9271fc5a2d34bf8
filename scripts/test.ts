// Everything: the checks, the tests of each floor, and the journeys in a real browser. Ends with what failed, and with one line that
// counts. `npm test -- floors journeys` runs these parts alone.
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findShell } from './browser.ts';
import { check } from './check.ts';
import { run } from './process.ts';
import { makeScratch } from './scratch.ts';
import { type Count, countPlaywright, countVitest, together } from './test-reports.ts';

const PARTS = { checks, floors, journeys };

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in PARTS));
if (unknown) {
  console.error(`There is no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const scratch = await makeScratch();
process.env.TMPDIR = scratch;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rmSync(scratch, { recursive: true, force: true });
    process.exit(130);
  });
const { code: built } = await run('node', ['scripts/build.ts', '--if-stale']);
const counts: Count[] = built === 0 ? [] : [{ passed: 0, failures: ['the build'] }];
for (const [name, part] of Object.entries(PARTS)) {
  if (built === 0 && (chosen.length === 0 || chosen.includes(name))) counts.push(await part());
}
await rm(scratch, { recursive: true, force: true });
const { passed, failures } = together(counts);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `✗ ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function checks(): Promise<Count> {
  const outcomes = await check();
  return {
    passed: outcomes.filter((outcome) => outcome.passed).length,
    failures: outcomes.filter((outcome) => !outcome.passed).map((outcome) => outcome.name),
  };
}

/** The last two wait for processes more than they work, and so go side by side. */
async function floors(): Promise<Count> {
  const first = await floor(['core', 'api', 'web'], 'inherit');
  return together([first, ...(await Promise.all([floor(['scripts'], 'inherit'), floor(['cli'], 'collect')]))]);
}

async function floor(projects: string[], show: 'inherit' | 'collect'): Promise<Count> {
  const file = join(scratch, `${projects.join('-')}.json`);
  const args = ['exec', 'vitest', 'run', ...projects.map((name) => `--project=${name}`), '--reporter=default'];
  const { code, output } = await run('pnpm', [...args, '--reporter=json', `--outputFile=${file}`], { show });
  console.log(output);
  return countVitest(file, code);
}

async function journeys(): Promise<Count> {
  const file = join(scratch, 'playwright.json');
  try {
    const env = { CHROME_PATH: await findShell(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const { code } = await run('pnpm', ['exec', 'playwright', 'test', '--reporter=list,json'], { env });
    return countPlaywright(file, code);
  } catch (error) {
    return { passed: 0, failures: [`the journeys: ${String(error)}`] };
  }
}
