import type { FastifyInstance } from 'fastify';
import type { Operation, Schema } from '#platform/http/contract/contract.ts';
import { lazyPerSchema } from '#platform/http/contract/lazy.ts';
import { createValidator } from '#platform/http/contract/validator-compiler.ts';

export interface ContractWatch {
  /** Throws when an answer violated the contract. */
  assertNoBreach(): void;
}

/**
 * Compares every answer with the contract, field by field: JSON that the database writes is not filtered, so nothing
 * else would notice an undeclared field.
 */
export function watchContract(app: FastifyInstance): ContractWatch {
  const breaches: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const operation: Operation | undefined = request.routeOptions.config.operation;
    const schema = operation?.responses[reply.statusCode];
    if (!schema || typeof payload !== 'string') return;
    const mistakes = validatorOf(schema)(JSON.parse(payload));
    if (mistakes.length > 0) breaches.push(`${operation?.id} ${reply.statusCode}: ${JSON.stringify(mistakes)}`);
  });
  return {
    assertNoBreach() {
      const [breach] = breaches;
      if (breach) throw new Error(`The answer is not the contract's: ${breach}`);
    },
  };
}

const validatorOf = lazyPerSchema((schema: Schema) => createValidator(closed(schema)));

/** The same schema without additional properties. */
function closed(schema: Schema): Schema {
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === 'properties' ? closedEach(value) : closedValue(value),
  ]);
  const open = schema.properties !== undefined && schema.additionalProperties === undefined;
  return { ...Object.fromEntries(entries), ...(open && { additionalProperties: false }) };
}

const closedEach = (properties: unknown) =>
  Object.fromEntries(Object.entries(properties ?? {}).map(([name, value]) => [name, closedValue(value)]));

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  // Every object in a schema is a schema, or has no properties.
  return typeof value === 'object' && value !== null ? closed(value as Schema) : value;
}
