import { styleText } from 'node:util';
import { card, type Fact, type Section, sections, table, tabSeparated } from './table.ts';

type Style = Parameters<typeof styleText>[0];
type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number };

export interface OutputOptions {
  stdout: Stream;
  stderr: Stream;
  env: NodeJS.ProcessEnv;
  json: boolean;
  /** False after `--no-color`. */
  color: boolean;
}

export interface Output {
  json: boolean;
  /** Whether stdout is a terminal. */
  forPeople: boolean;
  /** Prints data: the value as JSON after `--json`, else the text. */
  show: (value: unknown, text: () => string) => void;
  print: (text: string) => void;
  /** Prints text without a line end. */
  write: (text: string) => void;
  bold: (text: string) => string;
  /** Prints a message to stderr, unless `--json` was given. */
  note: (sentence: string) => void;
  /** Prints an error message to stderr, also after `--json`. */
  error: (sentence: string) => void;
  /** Prints an error as JSON to stderr. */
  problem: (problem: object) => void;
  table: (headings: string[], rows: string[][]) => string;
  card: (facts: Fact[]) => string;
  /** Several cards, each under its heading. */
  sections: (groups: Section[]) => string;
  tabSeparated: (rows: string[][]) => string;
}

/** Data goes to stdout, messages to stderr. */
export function createOutput({ stdout, stderr, env, json, color }: OutputOptions): Output {
  const print = (text: string) => void (text !== '' && stdout.write(`${text}\n`));
  const paint = (stream: Stream) => (style: Style, text: string) =>
    color && isColourful(stream, env) ? styleText(style, text, { validateStream: false }) : text;
  const data = paint(stdout);
  const message = paint(stderr);
  return {
    json,
    forPeople: stdout.isTTY === true,
    print,
    write: (text) => void stdout.write(text),
    bold: (text) => data('bold', text),
    show: (value, text) => print(json ? JSON.stringify(value, null, 2) : text()),
    note: (sentence) => void (json || stderr.write(`${sentence}\n`)),
    error: (sentence) => void stderr.write(`${message('red', sentence)}\n`),
    problem: (problem) => void stderr.write(`${JSON.stringify(problem)}\n`),
    table: (headings, rows) =>
      table(headings, rows, { width: stdout.columns ?? 120, heading: (text) => data('bold', text) }),
    card: (facts) => card(facts, (text) => data('dim', text)),
    sections: (groups) =>
      sections(groups, { label: (text) => data('dim', text), heading: (text) => data('bold', text) }),
    tabSeparated,
  };
}

function isColourful(stream: Stream, env: NodeJS.ProcessEnv): boolean {
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}
