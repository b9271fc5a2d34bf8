import type { Step, Value } from '../format/types.ts';
import { FlowError, type FlowWords } from '../format/words.ts';

const call = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)(?: (.+))?$/;

/** Parses a line: an event of a chart, a page, a call, a code, time, or the network. */
export function stepOf(line: string, charts: string[], text: FlowWords): Step {
  const wrong = () => new FlowError(text('record.wrong', { line }));
  const [, method, path, body] = call.exec(line) ?? [];
  if (method) return { api: `${method} ${path}`, ...(body !== undefined && { body: parsed(body, wrong) }) };
  const [word = '', rest = '', ...more] = line.split(/\s+/);
  if (charts.includes(word) && rest !== '') return { send: eventOf(rest, more, wrong), to: word };
  if (rest === '' || more.length > 0) throw wrong();
  if (word === 'visit') return { visit: rest };
  if (word === 'code') return { code: { of: rest, as: 'code' } };
  if (word === 'advance') return { clock: { advance: rest } };
  if (word === 'network' && (rest === 'offline' || rest === 'online')) return { network: rest };
  throw wrong();
}

/** `credentials.submit email=ewa@demo.example password=…`, or the rest of the event as JSON. */
function eventOf(type: string, words: string[], wrong: () => FlowError): NonNullable<Step['send']> {
  if (words.length === 0) return type;
  const joined = words.join(' ');
  if (joined.startsWith('{')) {
    const body = parsed(joined, wrong);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw wrong();
    return { ...body, type };
  }
  const pairs = words.map((word) => /^([\w.]+)=(.*)$/.exec(word));
  const entries = pairs.map((pair): [string, Value] => {
    if (!pair) throw wrong();
    return [pair[1] ?? '', pair[2] ?? ''];
  });
  return { type, ...Object.fromEntries(entries) };
}

function parsed(json: string, wrong: () => FlowError): Value {
  try {
    return JSON.parse(json);
  } catch {
    throw wrong();
  }
}

/** Replaces passwords and codes by variables, because a file must not contain them. */
export function createSecrets() {
  const known = new Map<string, string>();
  const asked = new Set<string>();
  return {
    learn: (name: string, value: unknown) => void (typeof value === 'string' && known.set(value, name)),
    hide(step: Step): Step {
      if (typeof step.send !== 'object') return step;
      const entries = Object.entries(step.send).map(([key, value]): [string, Value] => {
        const name = typeof value === 'string' ? known.get(value) : undefined;
        if (name !== undefined) return [key, `\${${name}}`];
        const isSecret = (key === 'password' || key === 'code') && typeof value === 'string' && !value.startsWith('${');
        if (!isSecret) return [key, value];
        asked.add(key);
        return [key, `\${${key}}`];
      });
      return { ...step, send: { ...Object.fromEntries(entries), type: step.send.type } };
    },
    /** The variables, with empty values: `--var password=…` sets them. */
    variables: () => Object.fromEntries([...asked].map((name) => [name, ''])),
  };
}
