import type { components } from '@biuro/contract';
import type { Tone } from '#ui/text/tag.tsx';

type Schemas = components['schemas'];

export type Document = Schemas['Document'];
export type DocumentFile = Document['files'][number];
export type Kind = Schemas['DocumentKind'];
export type Status = Schemas['DocumentStatus'];

/** What each status says at a glance, in the order of the work. */
export const tones = {
  sent: 'info',
  in_review: 'info',
  to_correct: 'warning',
  accepted: 'success',
  booked: 'success',
  rejected: 'danger',
  duplicate: 'neutral',
  archived: 'neutral',
} satisfies Record<Status, Tone>;

export const statuses = keysOf(tones);

const kindSet = {
  cost: true,
  sale: true,
  correction: true,
  bank_statement: true,
  cash_report: true,
  contract: true,
  staff: true,
  payroll: true,
  declaration: true,
  upo: true,
  official_letter: true,
  transfer: true,
  other: true,
} satisfies Record<Kind, true>;

/** What is handed over most often first. */
export const kinds = keysOf(kindSet);

const pictures: DocumentFile['kind'][] = ['jpeg', 'png', 'webp'];

/** Browsers draw it themselves. */
export const isPicture = ({ kind }: DocumentFile): boolean => pictures.includes(kind);

/** A move whose remark the client reads. */
export const isExplained = (to: Status): to is 'to_correct' | 'rejected' => to === 'to_correct' || to === 'rejected';

/** Who acts for the company can hand other files over in its place. */
export const isReplaceable = ({ status, direction }: Document): boolean =>
  direction === 'from_client' && (status === 'to_correct' || status === 'sent');

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets which strings it returns.
  return Object.keys(record) as Key[];
}
