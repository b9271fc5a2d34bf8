/** The part of JSON Schema that samples are made from. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
}

const FORMATS: Record<string, string> = {
  email: 'walk@walk.example',
  phone: '600 000 000',
  nip: '5260250274',
  'date-time': '2026-11-21T08:00:00Z',
  date: '2026-11-20',
};

/** How the specification writes an instant, in UTC. */
const INSTANT = '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$';

const CURRENCY = '^[A-Z]{3}$';
const MONTH = '^20[0-9]{2}-(0[1-9]|1[0-2])$';

/** A value that the schema accepts, with this id in every field of the format `uuid`. */
export function sampleOf(schema: Schema, id: string): unknown {
  const [choice] = [schema.oneOf, schema.anyOf, schema.enum].filter(Array.isArray);
  if (schema.enum && choice) return choice[0];
  if (choice) return sampleOf(choice[0], id);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return sampleObject(schema, id, Object.keys(schema.properties ?? {}));
    case 'array':
      return [sampleOf(schema.items as Schema, id)];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return sampleText(schema, id);
  }
}

/** A sample with all fields, and one more for each optional field: with that field and the required ones. */
export function samplesOf(schema: Schema, id: string): unknown[] {
  if (schema.type !== 'object') return [sampleOf(schema, id)];
  const required = schema.required ?? [];
  const optional = Object.keys(schema.properties ?? {}).filter((name) => !required.includes(name));
  return [[...required, ...optional], ...optional.map((name) => [...required, name])].map((names) =>
    sampleObject(schema, id, names),
  );
}

function sampleObject({ properties = {} }: Schema, id: string, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, id)]));
}

function sampleText({ format, pattern, minLength }: Schema, id: string): string {
  if (format === 'uuid') return id;
  if (typeof format === 'string' && FORMATS[format]) return FORMATS[format];
  if (pattern === CURRENCY) return 'PLN';
  if (pattern === MONTH) return '2026-10';
  if (pattern === INSTANT) return '2026-11-20 08:00:00';
  if (typeof pattern === 'string' && /\\d|\[0-9\]/.test(pattern)) return '123456';
  return 'walk'.padEnd(Number(minLength ?? 0), 'x');
}
