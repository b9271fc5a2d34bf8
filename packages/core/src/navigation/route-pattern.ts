/** What may stand in a path for `{name:kind}`. */
const kinds = {
  uuid: '[0-9A-Za-z]{8}(?:-[0-9A-Za-z]{4}){3}-[0-9A-Za-z]{12}',
  token: '[0-9A-Za-z]+',
  year: '[12][0-9]{3}',
  slug: '[a-z][a-z0-9]*(?:-[a-z0-9]+)*',
} satisfies Record<string, string>;

export type ParamKind = keyof typeof kinds;

type ParamName<Path extends string> = Path extends `${string}{${infer Name}:${ParamKind}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** `{id:uuid}` of a path, as `{ id: string }`. */
export type ParamsOf<Path extends string> = Record<ParamName<Path>, string>;

export type Params = Record<string, string>;

const param = /\{(\w+):(\w+)\}/g;

/** Turns a path of the route table into a function that answers the parameters of a real path, or null. */
export function matcher(path: string): (real: string) => Params | null {
  const pattern = new RegExp(
    `^${path.replace(param, (_, name: string, kind: string) => `(?<${name}>${patternOf(kind)})`)}$`,
  );
  return (real) => {
    const found = pattern.exec(real);
    return found && { ...found.groups };
  };
}

/** Puts parameters into a path. Throws where one is missing or does not fit, instead of making a link that leads nowhere. */
export function fill(path: string, params: Params): string {
  return path.replace(param, (_, name: string, kind: string) => {
    const value = params[name] ?? '';
    if (!new RegExp(`^${patternOf(kind)}$`).test(value)) throw new RangeError(`"${value}" is no ${kind} for ${path}`);
    return value;
  });
}

function patternOf(kind: string): string {
  if (!isKind(kind)) throw new RangeError(`Unknown kind of parameter: ${kind}`);
  return kinds[kind];
}

function isKind(kind: string): kind is ParamKind {
  return kind in kinds;
}
