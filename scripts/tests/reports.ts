// What the runners of tests leave behind, as counts and as one line for each failure.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../library/process.ts';

export interface Count {
  passed: number;
  /** Place, title and reason, one line each. */
  failures: string[];
}

export const together = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** A runner that broke before it could write a report, or ended with an error that no test has, does not look green. */
export function countVitest(file: string, code: number): Count {
  const report = read(file) as VitestReport | undefined;
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [lineOf(path, 'the file itself', message)];
    return failed.map((test) => lineOf(path, test.fullName, test.failureMessages?.[0]));
  });
  return endedWith(code, { passed: report?.numPassedTests ?? 0, failures });
}

/** A test that passed only when it was tried again has failed. */
export function countPlaywright(file: string, code: number): Count {
  const report = read(file) as PlaywrightReport | undefined;
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const failures = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => lineOf(`${spec.file}:${spec.line}`, spec.title, results[0]?.error?.message)),
  );
  const others = (report?.errors ?? []).map(({ message }) => lineOf('playwright', 'outside of a test', message));
  return endedWith(code, { passed: report?.stats.expected ?? 0, failures: [...failures, ...others] });
}

function endedWith(code: number, { passed, failures }: Count): Count {
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures };
  return { passed, failures: [`the runner ended with ${code} and told of no failure`] };
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function lineOf(place: string, title: string, message = ''): string {
  const [reason = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${place} › ${title}: ${reason.slice(0, 300)}`;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
