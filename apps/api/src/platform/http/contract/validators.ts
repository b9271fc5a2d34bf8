import type { FastifyRequest } from 'fastify';
import { invalid, type Mistake, Problem } from '../problem.ts';
import type { Context, OperationId, Request } from './handlers.ts';

/** Of a list, all items are valid or the list is missing. */
type Sound<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Sound<T[K]> } : T;

type SoundRequest<K extends OperationId> = Pick<Request<K>, 'params'> & { body: Sound<Request<K>['body']> };

/**
 * What a schema cannot say about a body. When the contract refuses a body, the validator gets the fields that are
 * valid, so that one answer names every mistake.
 */
export type Validators = {
  [K in OperationId]?: (request: SoundRequest<K>, context: Context) => Promise<Mistake[]>;
};

export type Validator = (request: { params: unknown; body: object }, context: Context) => Promise<Mistake[]>;

/** The contract's refusal of a body, completed with what the validator finds in the other fields. */
export async function completeRefusal(
  { params, body }: FastifyRequest,
  refusal: NonNullable<FastifyRequest['validationError']>,
  validator: Validator,
  context: Context,
): Promise<Error> {
  if (!(refusal instanceof Problem) || refusal.validationContext !== 'body') return refusal;
  // The contract has checked nothing else of such a body.
  if (refusal.mistakes.some(({ code }) => code === 'broken_text')) return refusal;
  const refused = refusal.mistakes.map(({ pointer }) => pointer.split('/').slice(1));
  const sound = refused.reduce<unknown>(without, body);
  if (!isObject(sound)) return refusal;
  // The field that was removed is wrong, not missing.
  const isNews = ({ pointer }: Mistake) =>
    !refusal.mistakes.some((said) => `${said.pointer}/`.startsWith(`${pointer}/`));
  return invalid(...refusal.mistakes, ...(await validator({ params, body: sound }, context)).filter(isNews));
}

/** The value without the part at the path; undefined when that is all of it, or inside a list. */
function without(value: unknown, [field, ...below]: string[]): unknown {
  if (field === undefined || !isObject(value)) return undefined;
  const { [field]: wrong, ...sound } = value;
  const rest = below.length > 0 ? without(wrong, below) : undefined;
  return rest === undefined ? sound : { ...sound, [field]: rest };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
