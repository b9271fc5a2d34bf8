import type { FastifyRequest } from 'fastify';
import { invalid, type Mistake, Problem } from '../problem.ts';
import type { Context, OperationId, Request } from './handlers.ts';

/** Of lists it is the whole or nothing. */
type Sound<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Sound<T[K]> } : T;

type SoundRequest<K extends OperationId> = Pick<Request<K>, 'params'> & { body: Sound<Request<K>['body']> };

/**
 * What a room has to say of a body that the contract refuses, so that one answer names all: it is given the fields that the contract lets
 * through.
 */
export type Validators = {
  [K in OperationId]?: (request: SoundRequest<K>, context: Context) => Promise<Mistake[]>;
};

export type Validator = (request: { params: unknown; body: object }, context: Context) => Promise<Mistake[]>;

/** The contract's refusal of a body, with what its validator finds in the rest of it. */
export async function completeRefusal(
  { params, body }: FastifyRequest,
  refusal: NonNullable<FastifyRequest['validationError']>,
  validator: Validator,
  context: Context,
): Promise<Error> {
  if (!(refusal instanceof Problem) || refusal.validationContext !== 'body') return refusal;
  // Of such a text the contract has looked at nothing else.
  if (refusal.mistakes.some(({ code }) => code === 'broken_text')) return refusal;
  const refused = refusal.mistakes.map(({ pointer }) => pointer.split('/').slice(1));
  const sound = refused.reduce<unknown>(without, body);
  if (!isObject(sound)) return refusal;
  // What was taken out is wrong and not missing.
  const isNews = ({ pointer }: Mistake) =>
    !refusal.mistakes.some((said) => `${said.pointer}/`.startsWith(`${pointer}/`));
  return invalid(...refusal.mistakes, ...(await validator({ params, body: sound }, context)).filter(isNews));
}

/** The value without what stands at the path; undefined when that is the whole of it, or in a list. */
function without(value: unknown, [field, ...below]: string[]): unknown {
  if (field === undefined || !isObject(value)) return undefined;
  const { [field]: wrong, ...sound } = value;
  const rest = below.length > 0 ? without(wrong, below) : undefined;
  return rest === undefined ? sound : { ...sound, [field]: rest };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
