import type { components } from '@biuro/contract';

export type Status = components['schemas']['DeclarationStatus'];

/** Allowed transitions. A rejected declaration is prepared again; a corrected one stays, and a new one replaces it. */
const MOVES: Record<Status, readonly Status[]> = {
  to_prepare: ['prepared', 'not_applicable'],
  prepared: ['signed', 'sent', 'to_prepare', 'not_applicable'],
  signed: ['sent', 'prepared'],
  sent: ['accepted', 'rejected'],
  rejected: ['prepared'],
  accepted: ['corrected'],
  corrected: [],
  not_applicable: ['to_prepare'],
};

export const targetsOf = (status: Status): readonly Status[] => MOVES[status];

/** Why a transition is refused; each has a message. */
export type Refusal = 'same' | 'final' | 'not_sent' | 'not_next' | 'confirmation';

/** Undefined when the transition is allowed. `confirmed`: the official confirmation (UPO) exists, as a number or a file. */
export function refusalOf(status: Status, to: Status, confirmed: boolean): Refusal | undefined {
  if (status === to) return 'same';
  if (MOVES[status].includes(to)) return to === 'accepted' && !confirmed ? 'confirmation' : undefined;
  if (status === 'corrected') return 'final';
  return to === 'accepted' || to === 'rejected' ? 'not_sent' : 'not_next';
}
