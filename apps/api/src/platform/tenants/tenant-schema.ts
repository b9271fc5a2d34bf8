import { type Schema, schemaOfComponent } from '#platform/http/contract/contract.ts';
import type { KnownParts, ModuleParts } from './tenant-parts.ts';

/** JSON Schema of tenant files for editors: the contract's, with the known components and columns. */
export function tenantSchema(parts: KnownParts): object {
  const { properties = {}, ...file } = schemaOfComponent('TenantFile');
  const { modules = {} } = properties;
  const known = Object.entries(parts).flatMap(([name, own]) => {
    const module = modules.properties?.[name];
    if (!module?.properties) return [];
    return [[name, { ...module, properties: { ...module.properties, ...propertiesOf(own, module.properties) } }]];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'An office',
    ...file,
    properties: {
      ...properties,
      modules: { ...modules, properties: { ...modules.properties, ...Object.fromEntries(known) } },
    },
  };
}

function propertiesOf(parts: ModuleParts, given: Record<string, Schema>): Record<string, Schema> {
  const component = given.components?.additionalProperties;
  const columns = given.columns?.additionalProperties;
  return {
    components: {
      type: 'object',
      additionalProperties: false,
      properties: mapValues(parts.components, (looks) =>
        withRules(component, { variant: { type: 'integer', minimum: 1, maximum: looks } }),
      ),
    },
    columns: {
      type: 'object',
      additionalProperties: false,
      properties: mapValues(parts.columns, (sorts) => ({
        type: 'array',
        items: withRules(itemsOf(columns), { key: { type: 'string', enum: Object.keys(sorts) } }),
      })),
    },
  };
}

function withRules(schema: Schema | boolean | undefined, rules: Record<string, Schema>): Schema {
  const base = typeof schema === 'object' ? schema : {};
  return { ...base, properties: { ...base.properties, ...rules } };
}

function itemsOf(schema: Schema | boolean | undefined): Schema | undefined {
  const items = typeof schema === 'object' ? schema.items : undefined;
  return typeof items === 'object' && items !== null ? { ...items } : undefined;
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
