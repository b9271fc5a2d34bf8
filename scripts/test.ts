// Everything: the checks, the tests of each floor, and the journeys in a real browser. Ends with one line that counts them.
// `npm test -- floors journeys` runs these parts alone.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findShell } from './browser.ts';
import { check } from './check.ts';
import { run } from './process.ts';

interface Count {
  passed: number;
  failed: number;
}

const PARTS = { checks, floors, journeys };

const reports = await mkdtemp(join(tmpdir(), 'biuro-test-'));
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in PARTS));
if (unknown) {
  console.error(`There is no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const { code: built } = await run('node', ['scripts/build.ts', '--if-stale']);
const counts: Count[] = built === 0 ? [] : [{ passed: 0, failed: 1 }];
for (const [name, part] of Object.entries(PARTS)) {
  if (built === 0 && (chosen.length === 0 || chosen.includes(name))) counts.push(await part());
}
await rm(reports, { recursive: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function checks(): Promise<Count> {
  const outcomes = await check();
  return {
    passed: outcomes.filter((outcome) => outcome.passed).length,
    failed: outcomes.filter((outcome) => !outcome.passed).length,
  };
}

async function floors(): Promise<Count> {
  const file = join(reports, 'vitest.json');
  const { code } = await run('pnpm', [
    'exec',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport<{ numPassedTests: number; numFailedTests: number }>(
    file,
  );
  return atLeastOneFailure(code, { passed: numPassedTests, failed: numFailedTests });
}

async function journeys(): Promise<Count> {
  const file = join(reports, 'playwright.json');
  try {
    const env = { CHROME_PATH: await findShell(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const { code } = await run('pnpm', ['exec', 'playwright', 'test', '--reporter=list,json'], { env });
    const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    return atLeastOneFailure(code, {
      passed: stats?.expected ?? 0,
      failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** A runner that broke before it could count must not look green. */
function atLeastOneFailure(code: number, count: Count): Count {
  const green = code === 0 && count.passed + count.failed > 0;
  return green || count.failed > 0 ? count : { ...count, failed: 1 };
}

function readReport<T>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return {};
  }
}
