import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { onFirstUse } from './lazy.ts';

const writerOf = onFirstUse((schema: Schema) => fastJsonStringify(schema));

/** Serializers for Fastify: what the contract does not name is not written. */
export const compileWriter: FastifySerializerCompiler<Schema> = ({ schema }) => writerOf(schema);
