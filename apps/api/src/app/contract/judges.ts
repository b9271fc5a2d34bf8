import type { FastifyRequest } from 'fastify';
import { invalid, type Mistake, Problem } from '../problem.ts';
import type { Context, OperationId, Request } from './handlers.ts';

type SoundRequest<K extends OperationId> = Pick<Request<K>, 'params'> & { body: Partial<Request<K>['body']> };

/**
 * What a room has to say of a body that the contract refuses, so that one answer names all: it is given the fields that the contract lets
 * through.
 */
export type Judges = {
  [K in OperationId]?: (request: SoundRequest<K>, context: Context) => Promise<Mistake[]>;
};

export type Judge = (request: { params: unknown; body: object }, context: Context) => Promise<Mistake[]>;

/** The contract's refusal of a body, with what its judge finds in the rest of it. */
export async function judgedRefusal(
  { params, body }: FastifyRequest,
  refusal: NonNullable<FastifyRequest['validationError']>,
  judge: Judge,
  context: Context,
): Promise<Error> {
  if (!(refusal instanceof Problem) || refusal.validationContext !== 'body') return refusal;
  const sound = soundPart(body, refusal.mistakes);
  return sound ? invalid(...refusal.mistakes, ...(await judge({ params, body: sound }, context))) : refusal;
}

/** The fields without a mistake; undefined when the mistake is one of the whole. */
function soundPart(body: unknown, mistakes: Mistake[]): object | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const wrong = new Set(mistakes.map(({ pointer }) => fieldOf(pointer)));
  return wrong.has('') ? undefined : Object.fromEntries(Object.entries(body).filter(([field]) => !wrong.has(field)));
}

const fieldOf = (pointer: string): string => pointer.split('/')[1] ?? '';
