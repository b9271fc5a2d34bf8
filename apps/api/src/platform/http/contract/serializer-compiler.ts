import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { lazyPerSchema } from './lazy.ts';

const serializerOf = lazyPerSchema((schema: Schema) => fastJsonStringify(schema));

/** Serializers for Fastify: what the contract does not name is not written. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema }) => serializerOf(schema);
