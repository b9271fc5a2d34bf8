import type { Step, Value } from '../format/types.ts';
import type { PassedCall } from './proxy.ts';

/** Calls that are not recorded: signing in, which the actor does, and those that every program makes at its start. */
const beside = /^\/(auth(\/|$)|config$|users\/(check|verify|resend)$|dev\/)/;
const secret = /^(password|code|token)$/;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Makes steps of the calls of a command. An id that an earlier answer contains becomes a variable, so that the scenario also works with
 * new records; so does a password.
 *
 * @param person id of the person who is signed in
 */
export function stepsOf(
  calls: PassedCall[],
  person: string | undefined,
): { steps: Step[]; vars: Record<string, Value> } {
  const vars: Record<string, Value> = {};
  const steps: Step[] = [];
  const known = new Map<string, { name: string; step: Step; pointer: string }>();
  const used = new Set<string>();

  const named = (words: string) =>
    words.replaceAll(uuid, (id) => {
      const found = known.get(id);
      if (!found) return id;
      used.add(id);
      found.step.remember = { ...found.step.remember, [found.name]: found.pointer };
      return `\${${found.name}}`;
    });
  const bodyOf = (value: unknown, key = ''): Value => {
    if (secret.test(key) && typeof value === 'string') {
      vars[key] = '';
      return `\${${key}}`;
    }
    if (typeof value === 'string') return named(value);
    if (Array.isArray(value)) return value.map((item) => bodyOf(item, key));
    if (typeof value !== 'object' || value === null) return value as Value; // It came from JSON
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bodyOf(inner, name)]));
  };

  for (const { method, path, body, status, answer } of calls) {
    if (beside.test(path.replace(/\?.*/, '')) || path === `/users/${person}`) continue;
    const step: Step = { api: `${method} ${named(decodeURI(path))}`, answer: { status } };
    if (body !== undefined) step.body = bodyOf(body);
    steps.push(step);
    for (const [id, pointer] of idsOf(answer))
      if (!known.has(id)) known.set(id, { name: `id${known.size + 1}`, step, pointer });
  }
  return { steps, vars };
}

/** The ids in an answer, each with its JSON pointer. */
function idsOf(value: unknown, pointer = ''): [id: string, pointer: string][] {
  if (typeof value === 'string') return value.length === 36 && value.search(uuid) === 0 ? [[value, pointer]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => idsOf(inner, `${pointer}/${key}`));
}
