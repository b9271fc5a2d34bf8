import type { components } from '@biuro/contract';
import type { Tone } from '#ui/text/tag.tsx';

export type Declaration = components['schemas']['Declaration'];
export type Form = Declaration['form'];
export type Status = Declaration['status'];

/** What each status says at a glance, in the order of the work. */
export const tones = {
  to_prepare: 'neutral',
  prepared: 'info',
  signed: 'info',
  sent: 'warning',
  accepted: 'success',
  rejected: 'danger',
  corrected: 'neutral',
  not_applicable: 'neutral',
} satisfies Record<Status, Tone>;

export const statuses = keysOf(tones);

const formSet = {
  jpk_v7m: true,
  jpk_v7k: true,
  vat_ue: true,
  dra: true,
  pit4r: true,
  pit8ar: true,
  pit11: true,
  pit28: true,
  pit36: true,
  pit36l: true,
  cit8: true,
  financial_statement: true,
  jpk_cit: true,
  other: true,
} satisfies Record<Form, true>;

export const forms = keysOf(formSet);

/** A move that is asked about before it is made. */
export type ExplainedMove = Extract<Status, 'rejected' | 'corrected' | 'sent'>;

/** The move when it wants to be explained: a correction may be, the others when the server says so. */
export function explainedMove({ reasons }: Pick<Declaration, 'reasons'>, to: Status): ExplainedMove | undefined {
  if (to === 'corrected') return to;
  return (to === 'rejected' || to === 'sent') && reasons.includes(to) ? to : undefined;
}

/** Somebody still has to send it by its date. */
export function isOpen({ status }: Declaration): boolean {
  return status === 'to_prepare' || status === 'prepared' || status === 'signed' || status === 'rejected';
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets which strings it returns.
  return Object.keys(record) as Key[];
}
