import { parse } from 'node:querystring';

/**
 * Parses a query string; `filters[status]=active` becomes `{ filters: { status: 'active' } }`, like `deepObject` of
 * OpenAPI.
 */
export function parseQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(parse(text))) {
    const [, outer, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (outer === undefined || inner === undefined) query[name] = value;
    else query[outer] = Object.assign(Object.create(null), query[outer], { [inner]: value });
  }
  return query;
}
