import { FlowError, type FlowWords } from './words.ts';

/** The first difference between a value and what is expected, as a sentence; null if there is none. Keys that are not expected are ignored. */
export function differenceOf(expected: unknown, actual: unknown, place: string, text: FlowWords): string | null {
  const differs = () => text('expect.value', { place, expected: shown(expected), actual: shown(actual) });
  if (!isObject(expected)) return Object.is(expected, actual) ? null : differs();

  const special = specialOf(expected);
  if (special) return special(actual, place, text) ? null : differs();
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs();
    return firstOf(
      expected.map((item, index) => [String(index), item]),
      actual,
      place,
      text,
    );
  }
  return isObject(actual) ? firstOf(Object.entries(expected), actual, place, text) : differs();
}

function firstOf(entries: [string, unknown][], actual: object, place: string, text: FlowWords): string | null {
  for (const [key, value] of entries) {
    const difference = differenceOf(value, Reflect.get(actual, key), `${place}.${key}`, text);
    if (difference !== null) return difference;
  }
  return null;
}

type Special = (actual: unknown, place: string, text: FlowWords) => boolean;

/** Operators: `{ $matches: … }` and the like. */
function specialOf(expected: object): Special | null {
  const [[word, wanted] = []] = Object.entries(expected);
  switch (word) {
    case '$matches':
      return (actual) => new RegExp(String(wanted), 'u').test(String(actual));
    case '$not':
      return (actual, place, text) => differenceOf(wanted, actual, place, text) !== null;
    case '$length':
      return (actual) => isObject(actual) && Reflect.get(actual, 'length') === wanted;
    case '$exists':
      return (actual) => (actual !== undefined && actual !== null) === wanted;
    case '$has':
      return (actual, place, text) =>
        Array.isArray(actual) && actual.some((item) => differenceOf(wanted, item, place, text) === null);
    default:
      return null;
  }
}

/** The value at a JSON pointer (`/data/0/id`). */
export function pick(value: unknown, pointer: string, text: FlowWords): unknown {
  let found = value;
  for (const key of pointer.split('/').filter(Boolean)) {
    if (!isObject(found) || !(key in found)) throw new FlowError(text('remember.nothing', { pointer }));
    found = Reflect.get(found, key);
  }
  return found;
}

/** As JSON of at most 160 characters. */
function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'undefined';
  return json.length > 160 ? `${json.slice(0, 157)}…` : json;
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
