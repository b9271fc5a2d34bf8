import { isObject } from './match.ts';
import type { Variables } from './types.ts';
import { FlowError, type FlowWords } from './words.ts';

const place = /\$\{([A-Za-z_][\w.-]*)\}/g;

/** Fills in `${name}` and `${name.key}`. A text that consists of one variable becomes its value, of any type. */
export function fill<T>(value: T, variables: Variables, text: FlowWords): T {
  // Only variables change their type, and the steps check them where they use them
  return filled(value, variables, text) as T;
}

function filled(value: unknown, variables: Variables, text: FlowWords): unknown {
  if (typeof value === 'string') return filledText(value, variables, text);
  if (Array.isArray(value)) return value.map((item) => filled(item, variables, text));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      String(filledText(key, variables, text)),
      filled(item, variables, text),
    ]),
  );
}

function filledText(value: string, variables: Variables, text: FlowWords): unknown {
  const whole = /^\$\{([A-Za-z_][\w.-]*)\}$/.exec(value)?.[1];
  if (whole !== undefined) return valueOf(whole, variables, text);
  return value.replace(place, (_, name: string) => {
    const found = valueOf(name, variables, text);
    return isObject(found) ? JSON.stringify(found) : String(found);
  });
}

function valueOf(name: string, variables: Variables, text: FlowWords): unknown {
  let found: unknown = variables;
  for (const key of name.split('.')) {
    if (!isObject(found) || !Object.hasOwn(found, key)) throw new FlowError(text('variable', { name }));
    found = Reflect.get(found, key);
  }
  return found;
}
