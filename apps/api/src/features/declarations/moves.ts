import type { components } from '@biuro/contract';

export type Status = components['schemas']['DeclarationStatus'];

/** What follows what. A rejected declaration is prepared anew; a corrected one stays, and a new one takes its place. */
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

/** Why a move is refused; each has its sentence in the messages. */
export type Refusal = 'same' | 'final' | 'not_sent' | 'not_next' | 'confirmation';

/** Undefined where the move is allowed. `confirmed`: there is the number of the official confirmation (UPO) or its file. */
export function refusalOf(status: Status, to: Status, confirmed: boolean): Refusal | undefined {
  if (status === to) return 'same';
  if (MOVES[status].includes(to)) return to === 'accepted' && !confirmed ? 'confirmation' : undefined;
  if (status === 'corrected') return 'final';
  return to === 'accepted' || to === 'rejected' ? 'not_sent' : 'not_next';
}
