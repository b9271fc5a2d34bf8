import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../library/process.ts';
import { countPlaywright, countVitest } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'biuro-reports-'));

test('a failed test, and a file that could not be read, are one line each', () => {
  const failed = { status: 'failed', fullName: 'sums > adds', failureMessages: ['Error: 1 is not 2\n  at sum.ts:1'] };
  const testResults = [
    { name: join(root, 'a.test.ts'), status: 'failed', message: '', assertionResults: [failed] },
    { name: join(root, 'b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
  ];
  expect(countVitest(written({ numPassedTests: 3, testResults }), 1)).toEqual({
    passed: 3,
    failures: ['a.test.ts › sums > adds: Error: 1 is not 2', 'b.test.ts › the file itself: No such module'],
  });
});

test('a test that passed only the second time has failed, wherever it is nested', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'x.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ error: message ? { message } : undefined }] }],
  });
  const suites = [{ specs: [spec('goes', 'expected')], suites: [{ specs: [spec('returns', 'flaky', 'Too late')] }] }];
  expect(countPlaywright(written({ stats: { expected: 1 }, suites, errors: [] }), 0)).toEqual({
    passed: 1,
    failures: ['x.spec.ts:7 › returns: Too late'],
  });
});

test('a runner that ended before its report has failed', () => {
  expect(countVitest(join(folder, 'none.json'), 0).failures).toHaveLength(1);
  expect(countPlaywright(join(folder, 'none.json'), 3).failures).toHaveLength(1);
});

function written(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}
