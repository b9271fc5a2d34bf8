import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { lazyPerSchema } from './lazy.ts';

/** What is stored is answered as it is; the formats are those of requests. */
const ajv = { formats: { nip: true, phone: true, line: true, text: true } } as const;

const serializerOf = lazyPerSchema((schema: Schema) => fastJsonStringify(schema, { ajv }));

/** Serializers for Fastify: fields that the contract does not name are dropped. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema }) => serializerOf(schema);
