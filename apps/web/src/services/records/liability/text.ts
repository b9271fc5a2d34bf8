import type { components } from '@biuro/contract';
import { readPeriod } from '@biuro/core/poland/period.ts';
import { periodText } from '#ui/text/period.ts';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export type LiabilityKind = components['schemas']['LiabilityKind'];

/** "Zaliczka PIT". */
export function liabilityKindText(kind: LiabilityKind): string {
  return words(messages)(`kind.${kind}`);
}

interface Owed {
  kind: LiabilityKind;
  /** Of a partnership, whose it is. */
  partner?: string | null;
}

/** "VAT", "Zaliczka PIT – Jan Kowalski". */
export const owedText = ({ kind, partner }: Owed): string => withPartner(liabilityKindText(kind), partner);

/** "VAT za październik 2026", "Zaliczka PIT za październik 2026 – Jan Kowalski". */
export function liabilityText({ kind, period, partner }: Owed & { period: string }): string {
  const t = words(messages);
  const id = readPeriod(period)?.type === 'year' ? 'of.year' : 'of';
  return withPartner(t(id, { kind: liabilityKindText(kind), period: periodText(period) }), partner);
}

const withPartner = (what: string, partner: string | null | undefined): string =>
  partner ? words(messages)('of.partner', { what, partner }) : what;
