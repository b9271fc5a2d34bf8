import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { lazyPerSchema } from './lazy.ts';

const serializerOf = lazyPerSchema((schema: Schema) => fastJsonStringify(schema));

/** Serializers for Fastify: fields that the contract does not name are dropped. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema }) => serializerOf(schema);
