import type { components } from '@biuro/contract';
import { addDays } from '@biuro/core/lib/date.ts';
import { settledMonth } from '@biuro/core/poland/period.ts';
import { today } from '#ui/text/today.ts';
import type { Kind } from '../../statuses.ts';
import type { DocumentRequest, RequestItem } from '../requests.ts';

type Schemas = components['schemas'];

export interface ItemValues {
  /** Null for a new one. */
  id: string | null;
  label: string;
  kind: Kind;
}

/** What both forms ask for. */
export interface RequestValues {
  title: string;
  description: string;
  due_date: string;
  items: ItemValues[];
}

export interface NewRequestValues extends RequestValues {
  /** One company; named as the call that takes several. */
  company_ids: { id: string; name: string } | null;
  month: string;
}

export interface EditValues extends RequestValues {
  version: number;
}

/** Days that a company has, unless another day is chosen. */
const TIME = 7;

export const newItem: ItemValues = { id: null, label: '', kind: 'other' };

export const newRequestValues = (): NewRequestValues => ({
  company_ids: null,
  month: settledMonth(today()),
  title: '',
  description: '',
  due_date: addDays(today(), TIME),
  items: [newItem],
});

export const editValues = ({ title, description, due_date, items, version }: DocumentRequest): EditValues => ({
  title,
  description: description ?? '',
  due_date,
  items: items.map(({ id, label, kind }) => ({ id, label, kind })),
  version,
});

export const newRequestOf = (values: NewRequestValues): Schemas['NewDocumentRequests'] => ({
  company_ids: values.company_ids ? [values.company_ids.id] : [],
  month: values.month,
  ...writtenOf(values),
  items: values.items.map(({ label, kind }) => ({ label: label.trim(), kind })),
});

export const updateOf = (values: EditValues): Schemas['DocumentRequestUpdate'] => ({
  ...writtenOf(values),
  items: values.items.map((item) => ({ ...item, label: item.label.trim() })),
  version: values.version,
});

/** Items of a template or of another month, to be asked for again. */
export const itemsFrom = (items: readonly Pick<RequestItem, 'label' | 'kind'>[]): ItemValues[] =>
  items.map(({ label, kind }) => ({ id: null, label, kind }));

const writtenOf = ({ title, description, due_date }: RequestValues) => ({
  title: title.trim(),
  ...(description.trim() && { description: description.trim() }),
  due_date,
});
