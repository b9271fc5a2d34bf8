// Everything: the checks, the tests of each floor, of the programs, and the journeys in a real browser. Ends with what failed, and with one
// line that counts. `npm test -- floors journeys` runs these parts alone.
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fillDemoData } from '@biuro/testing/demo-data.ts';
import { findShell } from './browser.ts';
import { CHECKS, check, FIRST, type Outcome } from './check.ts';
import { run } from './process.ts';
import { makeScratch } from './scratch.ts';
import { type Count, countPlaywright, countVitest, together } from './test-reports.ts';

type Part = () => Promise<Count>;
type Manner = Parameters<typeof run>[2];

/** These take all of the machine; those wait at times for processes, browsers and clocks. */
const BUSY: Record<string, Part> = { floors };
const WAITING: Record<string, Part> = { programs, journeys };
const PARTS = ['checks', ...Object.keys(BUSY), ...Object.keys(WAITING)];

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !PARTS.includes(name));
if (unknown) {
  console.error(`There is no part "${unknown}"; there are ${PARTS.join(', ')}.`);
  process.exit(2);
}
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name);
const scratch = await makeScratch();
process.env.TMPDIR = scratch;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rmSync(scratch, { recursive: true, force: true });
    process.exit(130);
  });
const lacking = await prepare();
const counts = lacking ? [{ passed: 0, failures: [lacking] }] : await everything();
await rm(scratch, { recursive: true, force: true });
const { passed, failures } = together(counts);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `✗ ${line}`).join('\n')}`);
console.log(`\nTook ${inWords(performance.now())}.`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** The programs, and the data of the demo, which several parts begin with. Resolves with what could not be made. */
async function prepare(): Promise<string | undefined> {
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

/** The checks use what tests leave of the machine that wait, or all of it when there are none. */
async function everything(): Promise<Count[]> {
  const waiting = wantedOf(WAITING);
  const first = isWanted('checks') ? await check(FIRST) : [];
  const busy = await inTurn(wantedOf(BUSY));
  const checking = isWanted('checks') ? check(CHECKS, waiting.length > 0) : [];
  const waited = await inTurn(waiting);
  return [countChecks([...first, ...(await checking)]), ...busy, ...waited];
}

function wantedOf(parts: Record<string, Part>): Part[] {
  return Object.entries(parts).flatMap(([name, part]) => (isWanted(name) ? [part] : []));
}

async function inTurn(parts: Part[]): Promise<Count[]> {
  const done: Count[] = [];
  for (const part of parts) done.push(await part());
  return done;
}

function countChecks(outcomes: Outcome[]): Count {
  return {
    passed: outcomes.filter((outcome) => outcome.passed).length,
    failures: outcomes.filter((outcome) => !outcome.passed).map((outcome) => outcome.name),
  };
}

function floors(): Promise<Count> {
  return floor(['core', 'api', 'web']);
}

/** The attacks come one after the other and are the longest, so that the commands take what they leave of the machine. */
async function programs(): Promise<Count> {
  return together(await Promise.all([floor(['scripts']), floor(['cli'], { show: 'collect', patient: true })]));
}

async function floor(projects: string[], manner: Manner = { show: 'inherit' }): Promise<Count> {
  const file = join(scratch, `${projects.join('-')}.json`);
  const args = ['exec', 'vitest', 'run', ...projects.map((name) => `--project=${name}`), '--reporter=default'];
  const { code, output } = await run('pnpm', [...args, '--reporter=json', `--outputFile=${file}`], manner);
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
