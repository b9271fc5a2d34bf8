// The way into every root command, with nothing but Node 20 or newer and npm: brings the pinned Node and pnpm and the
// dependencies through npm when they are missing, then runs the steps of the command.
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const NODE = '24.21.0';
const PNPM = '12.21.0';

// A server makes little garbage for each request: a nursery of 16 MB, three times over, would only sit there.
const SERVER = ['--max-semi-space-size=2', 'apps/api/src/main.ts'];

const TASKS = {
  start: [['scripts/build.ts', '--if-stale'], SERVER],
  dev: [['scripts/dev.ts']],
  'test:fast': [['scripts/test.ts', '--tier', 'fast']],
  test: [['scripts/test.ts']],
  'test:full': [['scripts/test.ts', '--tier', 'full']],
  check: [['scripts/check.ts']],
  build: [['scripts/build.ts']],
  charts: [['scripts/charts.ts']],
  generate: [['openapi/generate.mjs'], ['apps/api/scripts/tenant-schema.ts'], ['apps/api/scripts/generate-headers.ts']],
  bench: [['scripts/build.ts', '--if-stale'], ['scripts/bench.ts']],
  torture: [['scripts/torture.ts']],
  admin: [['apps/api/src/admin.ts']],
  sbom: [['scripts/sbom.ts']],
  screenshots: [['scripts/build.ts', '--if-stale'], ['scripts/screenshots.ts']],
};

// The C library would otherwise keep a heap for each thread that ever had work.
const LEAN = { MALLOC_ARENA_MAX: '2' };
const DEMO = { BIURO_MODE: process.env.BIURO_MODE ?? 'demo', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
const ENVIRONMENT = { start: { ...DEMO, ...LEAN }, dev: DEMO, admin: DEMO, bench: LEAN };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
process.chdir(root);

const [task = '', ...args] = process.argv.slice(2);
const steps = TASKS[task];
if (!steps) fail(`Unknown command. There are: ${Object.keys(TASKS).join(', ')}.`, 2);

const env = {
  ...process.env,
  // Compiled code outlives the process: the next starts sooner, and never loads what strips the types.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'biuro', 'compiled'),
  ...ENVIRONMENT[task],
  PATH: await pathOfTools(),
};
await install();
for (const [index, step] of steps.entries()) {
  await run('node', [...step, ...(index === steps.length - 1 ? args : [])]);
}

function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

/** PATH on which `node` and `pnpm` are the pinned ones. npm is asked once; its answer is kept beside the dependencies. */
async function pathOfTools() {
  const packages = [`--package=pnpm@${PNPM}`];
  if (Number(process.versions.node.split('.')[0]) < 24) packages.push(`--package=${binaryOfNode()}@${NODE}`);
  const file = join(
    root,
    'node_modules',
    '.cache',
    'biuro',
    `tools-${digest([...packages, process.execPath, homedir()])}`,
  );
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const added =
    known && known.split(delimiter).every((directory) => existsSync(directory)) ? known : await askNpm(packages, file);
  return added + delimiter + process.env.PATH;
}

/** The package `node` brings this one by a script at its installation; asked for by its name, no script has to run. */
function binaryOfNode() {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return [prefix, windows ? 'win' : process.platform, process.arch].join('-');
}

function digest(parts) {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

async function askNpm(packages, file) {
  const slow = setTimeout(() => console.error('Fetching Node and pnpm through npm (once)…'), 1_500);
  try {
    const call = [
      'exec',
      '--yes',
      '--loglevel=error',
      '--prefer-offline',
      '--ignore-scripts',
      ...packages,
      '--call',
      'node -p process.env.PATH',
    ];
    const { stdout } = await promisify(execFile)('npm', call, { cwd: root, shell: windows });
    const before = new Set(process.env.PATH.split(delimiter));
    const added = stdout
      .trim()
      .split(delimiter)
      .filter((directory) => !before.has(directory) && existsSync(directory))
      .join(delimiter);
    if (existsSync('node_modules')) remember(file, added);
    return added;
  } catch (error) {
    fail(
      `npm could not bring Node ${NODE} and pnpm ${PNPM}: ${
        String(error.stderr || error.message)
          .trim()
          .split('\n')[0]
      }`,
    );
  } finally {
    clearTimeout(slow);
  }
}

function remember(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Installs what the lockfile says, unless that very lockfile is what is installed. */
async function install() {
  const lock = digest([readFileSync('pnpm-lock.yaml', 'utf8'), readFileSync('pnpm-workspace.yaml', 'utf8')]);
  const stamp = join('node_modules', '.cache', 'biuro', 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing dependencies…');
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--loglevel=warn'], {
    CI: 'true',
  });
  remember(stamp, lock);
}

/** Runs a program to its end and ends this process with its code when it fails. Signals go through to it. */
function run(command, parameters, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      env: { ...env, ...extra },
      shell: windows && command !== 'node',
    });
    const stop = (signal) => child.kill(signal);
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    // `kill` of npm ends npm and its shell, not this process: notice that the parent has gone.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500);
    child.on('error', (error) => fail(`${command} cannot be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, stop);
      const result = signal ? 128 + constants.signals[signal] : code;
      if (result) process.exit(result);
      resolve();
    });
  });
}
