import type { Words } from '#terminal/output/words.ts';
import type { Liability } from './selection.ts';

type Owed = Pick<Liability, 'kind' | 'partner'>;

/** "Zaliczka PIT", and of a partnership whose it is. */
export const owedText = ({ kind, partner }: Owed, text: Words): string =>
  [text(`liability.${kind}`), partner].filter(Boolean).join(' – ');

/** "Zaliczka PIT 2026-10 – Jan Kowalski". */
export const liabilityText = ({ kind, period, partner }: Owed & Pick<Liability, 'period'>, text: Words): string =>
  [`${text(`liability.${kind}`)} ${period}`, partner].filter(Boolean).join(' – ');
