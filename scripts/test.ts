// The tests in three tiers. Each contains the one before, and ends with what failed and with one line that counts.
//   `npm run test:fast`  the checks and the tests of apps and packages: no browser, no attacks; for every day
//   `npm test`           everything that must hold before a change lands: also the scripts (production, each attack for a moment) and the
//                        end-to-end tests, in which axe looks at every screen and overlay on the
//                        desktop, at its colours in the dark theme and at its layout on a phone
//   `npm run test:full`  the same, in which axe looks at every screen in both themes and three widths
// Of each tier, `npm test -- checks e2e` runs these parts alone, and `npm test -- --only api,web` these apps or packages.
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fillDemoData } from '@biuro/testing/demo-data.ts';
import { CHECKS, check, FIRST, type Outcome } from './check.ts';
import { findShell } from './library/browser.ts';
import { run } from './library/process.ts';
import { makeTempDir } from './library/temp-dir.ts';
import { type Count, countPlaywright, countVitest, together } from './tests/reports.ts';
import { readSelection, type Unit } from './tests/selection.ts';

type RunOptions = Parameters<typeof run>[2];

const selection = readSelection(process.argv.slice(2));
if (typeof selection === 'string') {
  console.error(selection);
  process.exit(2);
}
const { tier, units } = selection;
process.env.BIURO_TEST_TIER = tier;
const isWanted = (unit: Unit) => units.has(unit);
const wantedOf = (some: Unit[]) => some.filter(isWanted);

const tempDir = await makeTempDir();
process.env.TMPDIR = tempDir;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rmSync(tempDir, { recursive: true, force: true });
    process.exit(130);
  });
const lacking = await prepare();
const counts = lacking ? [{ passed: 0, failures: [lacking] }] : await everything();
await rm(tempDir, { recursive: true, force: true });
const { passed, failures } = together(counts);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `✗ ${line}`).join('\n')}`);
console.log(`\nTook ${inWords(performance.now())}.`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Builds the apps and fills the demo data where a unit needs them. Resolves with the name of what has failed. */
async function prepare(): Promise<string | undefined> {
  if (wantedOf(['api', 'cli', 'scripts', 'e2e']).length === 0) return undefined;
  const [{ code }, unfilled] = await Promise.all([
    run('node', ['scripts/build.ts', '--if-stale']),
    fillDemoData().then(() => undefined, String),
  ]);
  return code === 0 ? unfilled && `the data of the demo: ${unfilled}` : 'the build';
}

/** How long the process has been running. */
function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * First the tests that use the whole machine. Then those that often wait for processes, browsers and clocks, with the checks beside them at
 * low priority.
 */
async function everything(): Promise<Count[]> {
  const first = isWanted('checks') ? await check(FIRST) : [];
  const busy = await vitest(wantedOf(['core', 'testing', 'api', 'web']));
  const waits = wantedOf(['cli', 'scripts', 'e2e']).length > 0;
  const checking = isWanted('checks') ? check(CHECKS, waits) : [];
  // The attacks run one after another and take the longest, so the tests of the command line run beside them at low priority.
  const beside = { show: 'collect', lowPriority: true } as const;
  const waiting = await Promise.all([
    vitest(wantedOf(['scripts'])),
    vitest(wantedOf(['cli']), isWanted('scripts') ? beside : undefined),
  ]);
  const browsing = isWanted('e2e') ? [await endToEnd()] : [];
  return [countChecks([...first, ...(await checking)]), busy, ...waiting, ...browsing];
}

function countChecks(outcomes: Outcome[]): Count {
  return {
    passed: outcomes.filter((outcome) => outcome.passed).length,
    failures: outcomes.filter((outcome) => !outcome.passed).map((outcome) => outcome.name),
  };
}

/** The tests of these projects of vitest.config.ts, in one run. */
async function vitest(projects: Unit[], options: RunOptions = { show: 'inherit' }): Promise<Count> {
  if (projects.length === 0) return { passed: 0, failures: [] };
  const file = join(tempDir, `${projects.join('-')}.json`);
  const args = ['exec', 'vitest', 'run', ...projects.map((name) => `--project=${name}`), '--reporter=default'];
  const { code, output } = await run('pnpm', [...args, '--reporter=json', `--outputFile=${file}`], options);
  console.log(output);
  return countVitest(file, code);
}

async function endToEnd(): Promise<Count> {
  const file = join(tempDir, 'playwright.json');
  try {
    const env = { CHROME_PATH: await findShell(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const { code } = await run('pnpm', ['exec', 'playwright', 'test', '--reporter=list,json'], { env });
    return countPlaywright(file, code);
  } catch (error) {
    return { passed: 0, failures: [`the end-to-end tests: ${String(error)}`] };
  }
}
