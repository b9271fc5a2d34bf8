import type { ScenarioResult } from './scenarios.ts';

/** JUnit XML: a suite for each flow, a case for each scenario. */
export function junitOf(results: ScenarioResult[]): string {
  const flows = [...new Set(results.map(({ file }) => file))];
  const suites = flows.map((file) => suiteOf(results.filter((result) => result.file === file)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function suiteOf(results: ScenarioResult[]): string {
  const failed = results.filter(({ failure }) => failure !== null).length;
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0).toFixed(3);
  const name = escaped(results[0]?.flow ?? '');
  const head = `  <testsuite name="${name}" tests="${results.length}" failures="${failed}" time="${seconds}">`;
  return [head, ...results.map(caseOf), '  </testsuite>'].join('\n');
}

function caseOf({ flow, scenario, file, line, seconds, failure }: ScenarioResult): string {
  const about = { name: scenario, classname: flow, file, line: String(line), time: seconds.toFixed(3) };
  const attributes = Object.entries(about).map(([key, value]) => `${key}="${escaped(value)}"`);
  const open = `    <testcase ${attributes.join(' ')}`;
  if (failure === null) return `${open}/>`;
  return `${open}>\n      <failure message="${escaped(failure)}">${escaped(failure)}</failure>\n    </testcase>`;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML 1.0 allows no control characters but tab and line ends, not even escaped. */
function escaped(value: string): string {
  return value
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
