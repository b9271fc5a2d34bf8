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
  /** Somebody reads the data in a terminal. */
  forPeople: boolean;
  /** Data: the value for programs after `--json`, else its text. */
  show: (value: unknown, text: () => string) => void;
  print: (text: string) => void;
  /** As it is, without a line end. */
  write: (text: string) => void;
  bold: (text: string) => string;
  /** A message for the person, beside the data. A program that reads JSON gets none. */
  note: (sentence: string) => void;
  /** A message that is as important as an error. */
  alarm: (sentence: string) => void;
  /** What went wrong, for programs. */
  problem: (problem: object) => void;
  table: (headings: string[], rows: string[][]) => string;
  card: (facts: Fact[]) => string;
  /** Several cards, each under its heading. */
  sections: (groups: Section[]) => string;
  tabSeparated: (rows: string[][]) => string;
}

/** Data goes to stdout and messages to stderr, so that a program can read the one while a person reads the other. */
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
    alarm: (sentence) => void stderr.write(`${message('red', sentence)}\n`),
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
