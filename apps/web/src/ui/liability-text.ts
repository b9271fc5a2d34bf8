import type { components } from '@biuro/contract';
import { readPeriod } from '@biuro/core/poland/period.ts';
import messages from './liability/messages.json' with { type: 'json' };
import { periodText } from './period.ts';
import { words } from './words.ts';

export type LiabilityKind = components['schemas']['LiabilityKind'];

/** "Zaliczka PIT". */
export function liabilityKindText(kind: LiabilityKind): string {
  return words(messages)(`kind.${kind}`);
}

/** "VAT za październik 2026". */
export function liabilityText({ kind, period }: { kind: LiabilityKind; period: string }): string {
  const t = words(messages);
  const id = readPeriod(period)?.type === 'year' ? 'of.year' : 'of';
  return t(id, { kind: liabilityKindText(kind), period: periodText(period) });
}
