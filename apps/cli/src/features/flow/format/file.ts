import { readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { UsageError } from '#terminal/errors.ts';
import schema from '../../../../flows/flow.schema.json' with { type: 'json' };
import { type FlowFile, type Step, verbs } from './types.ts';
import type { FlowWords } from './words.ts';

/** A valid file of scenarios. */
export interface Flow {
  path: string;
  file: FlowFile;
  /** The line of a scenario or a step. */
  lineOf: (part: object) => number;
}

/** Reads and validates a file. Throws a `UsageError` that names file, line and mistake. */
export function readFlow(path: string, text: FlowWords): Flow {
  const lines = new LineCounter();
  const document = parseDocument(contentOf(path, text), { lineCounter: lines });
  const wrong = (line: number, sentence: string) => new UsageError(text('in.place', { file: path, line, sentence }));
  const [error] = document.errors;
  if (error) {
    const reason = error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? '';
    throw wrong(lines.linePos(error.pos[0]).line, text('file.yaml', { reason }));
  }

  const starts = new WeakMap<object, number>();
  const lineAt = (node: unknown) => (isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1);
  const made = (value: object, node: Node) => void starts.set(value, lineAt(node));
  const content = plain(document.contents, { document, made });
  const mistake = mistakeOf(content, text);
  if (mistake) throw wrong(lineAt(closestNode(document, mistake.path)), mistake.sentence);
  // The schema has just said so
  const file = content as FlowFile;
  const lineOf = (part: object) => starts.get(part) ?? 1;
  for (const step of stepsOf(file.scenarios.flatMap(({ steps }) => steps))) {
    const found = verbs.filter((verb) => step[verb] !== undefined);
    if (found.length === 1) continue;
    const values = { allowed: verbs.join(', '), found: found.join(', ') || 'none' };
    throw wrong(lineOf(step), text('file.verb', values));
  }
  return { path, file, lineOf };
}

function contentOf(path: string, text: FlowWords): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(text('file.unreadable', { path }));
  }
}

interface Reading {
  document: Document;
  /** Called with every object and its node. */
  made: (value: object, node: Node) => void;
}

function plain(node: unknown, reading: Reading): unknown {
  if (isAlias(node)) return plain(node.resolve(reading.document), reading);
  if (isSeq(node)) return node.items.map((item) => plain(item, reading));
  if (!isMap(node)) return isScalar(node) ? node.value : null;
  const entries = node.items.map(({ key, value }) => [String(plain(key, reading)), plain(value, reading)]);
  const value: object = Object.fromEntries(entries);
  reading.made(value, node);
  return value;
}

function stepsOf(steps: Step[]): Step[] {
  return steps.flatMap((step) => [step, ...stepsOf(step.parallel ?? []), ...stepsOf(step.steps ?? [])]);
}

interface Mistake {
  path: string[];
  sentence: string;
}

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false, verbose: true }).compile(schema);

/** The deepest mistake is the cause; the others follow from it. */
function mistakeOf(content: unknown, text: FlowWords): Mistake | null {
  if (validate(content)) return null;
  const errors = (validate.errors ?? []).map((error) => ({ error, path: error.instancePath.split('/').slice(1) }));
  const [deepest] = errors.toSorted((a, b) => b.path.length - a.path.length);
  return deepest ? { path: deepest.path, sentence: sentenceOf(deepest.error, text) } : null;
}

function sentenceOf({ keyword, instancePath, params, parentSchema }: ErrorObject, text: FlowWords): string {
  const word = instancePath.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? 'flow';
  switch (keyword) {
    case 'additionalProperties': {
      const unknown = String(params.additionalProperty);
      return text('file.unknown', {
        word: unknown,
        similar: didYouMean(unknown, Object.keys(parentSchema?.properties ?? {})),
      });
    }
    case 'required':
      return text('file.missing', { word: String(params.missingProperty) });
    case 'type':
      return text('file.type', { word, type: [params.type].flat().join(', ') });
    case 'enum':
      return text('file.choice', { word, allowed: params.allowedValues.join(', ') });
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return text('file.empty', { word });
    default:
      return text('file.form', { word });
  }
}

/** The known word that was probably meant: same first letter, at most one letter missing; else `none`. */
function didYouMean(word: string, known: string[]): string {
  const missing = (other: string) => [...word].filter((letter) => !other.includes(letter)).length;
  const alike = known.filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= 2);
  return alike.filter((other) => missing(other) <= 1).toSorted((a, b) => missing(a) - missing(b))[0] ?? 'none';
}

function closestNode(document: Document, path: string[]): unknown {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(
      path.slice(0, length).map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      true,
    );
    if (isNode(node)) return node;
  }
  return document.contents;
}
