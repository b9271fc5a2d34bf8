import type { components } from '@biuro/contract';
import type { Tone } from '#ui/text/tag.tsx';

type Schemas = components['schemas'];

export type DocumentRequest = Schemas['DocumentRequest'];
/** What the page of an action link knows; also what an answer brings. */
export type LinkedRequest = Schemas['LinkedDocumentRequest'];
export type RequestItem = DocumentRequest['items'][number];
export type RequestStatus = Schemas['DocumentRequestStatus'];
export type ItemState = RequestItem['state'];
export type RequestTemplate = Schemas['DocumentRequestTemplate'];

export const requestTones = {
  waiting: 'warning',
  partial: 'info',
  delivered: 'info',
  accepted: 'success',
  withdrawn: 'neutral',
} satisfies Record<RequestStatus, Tone>;

export const itemTones = {
  missing: 'warning',
  delivered: 'success',
  to_correct: 'danger',
  accepted: 'success',
  not_applicable: 'neutral',
} satisfies Record<ItemState, Tone>;

/** The company has something to do about it. */
export const isOpen = ({ state }: Pick<RequestItem, 'state'>): boolean => state === 'missing' || state === 'to_correct';

/** The company is asked for more, or again. */
export const isUnanswered = ({ status }: Pick<DocumentRequest, 'status'>): boolean =>
  status === 'waiting' || status === 'partial';
