import type { components } from '@biuro/contract';
import type { ErrorObject } from 'ajv';
import { didYouMean } from './did-you-mean.ts';
import type { KnownParts, ModuleParts } from './tenant-parts.ts';

type TenantFile = components['schemas']['TenantFile'];
type Module = components['schemas']['Module'];

const OFF = '{ "enabled": false, "components": {}, "columns": {} }';

/** What the contract finds wrong in a tenant file: place and remedy, one sentence each. */
export function mistakesOfShape(errors: ErrorObject[]): string[] {
  return errors.map((error) => `${error.instancePath || '/'} ${sentenceOf(error)}`);
}

function sentenceOf({ keyword, instancePath, params, message, parentSchema, data }: ErrorObject): string {
  const known = Object.keys(parentSchema?.properties ?? {});
  if (keyword === 'additionalProperties') return unknown('key', String(params.additionalProperty), known);
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return `lacks "${name}": add it${instancePath === '/modules' ? `, switched off as ${OFF}` : ''}`;
  }
  if (keyword === 'const' && instancePath.startsWith('/modules/'))
    return `cannot be true: the module "${instancePath.split('/')[2]}" is not built yet, set enabled to false`;
  if (keyword === 'pattern' && instancePath.startsWith('/brand/'))
    return `is ${JSON.stringify(data)}: write a colour as # and six small hexadecimal digits, for example "#6766cc"`;
  if (keyword === 'enum') return `is ${JSON.stringify(data)}: write one of ${quoted(params.allowedValues)}`;
  return `${message ?? 'is wrong'}, and is ${JSON.stringify(data)}`;
}

/** Unknown components, variants, lists, columns and sort keys: each would silently have no effect. */
export function mistakesOfParts({ modules }: TenantFile, known: KnownParts): string[] {
  return Object.entries(modules).flatMap(
    ([name, module]) => mistakesOfModule(name, module, known[name as keyof KnownParts]), // The contract has checked the names of the modules.
  );
}

function mistakesOfModule(
  name: string,
  { components: parts, columns }: Module,
  known: ModuleParts | undefined,
): string[] {
  if (!known) return [];
  const place = `/modules/${name}`;
  const looks = Object.entries(parts).map(([part, { variant }]) => {
    const most = known.components[part];
    if (most === undefined) return `${place}/components ${unknown('component', part, Object.keys(known.components))}`;
    return (
      variant > most && `${place}/components/${part}/variant is ${variant}: write ${most === 1 ? '1' : `1 to ${most}`}`
    );
  });
  const lists = Object.entries(columns).flatMap(([list, entries]) => {
    const sorts = known.columns[list];
    if (!sorts) return [`${place}/columns ${unknown('list', list, Object.keys(known.columns))}`];
    const keys = Object.keys(sorts);
    return entries.map(({ key, sortable }, index) => {
      const at = `${place}/columns/${list}/${index}`;
      if (entries.findIndex((entry) => entry.key === key) < index)
        return `${at}/key is "${key}" again: leave one of the two`;
      if (!keys.includes(key)) return `${at}/key ${unknown('column', key, keys)}`;
      return (
        sortable &&
        sorts[key] === null &&
        `${at}/sortable cannot be true: nothing is sorted by the column "${key}", set it to false`
      );
    });
  });
  return [...looks, ...lists].filter((sentence) => sentence !== false);
}

function unknown(kind: string, written: string, known: readonly string[]): string {
  const meant = didYouMean(written, known);
  const remedy = meant
    ? `did you mean "${meant}"?`
    : known.length > 0
      ? `there are ${quoted(known)}`
      : 'there are none';
  return `has the unknown ${kind} "${written}": ${remedy}`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
