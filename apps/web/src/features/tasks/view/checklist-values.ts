import type { components } from '@biuro/contract';
import type { Task } from '../terms.ts';

type Checklist = components['schemas']['Checklist'];

export interface ChecklistValues {
  items: Checklist['items'];
  version: number;
}

export const checklistValues = ({ checklist, version }: Pick<Task, 'checklist' | 'version'>): ChecklistValues => ({
  items: checklist.map(({ id, text }) => ({ id, text })),
  version,
});

/** Lines that say nothing stay out: an item without words is one that was taken away. */
export const checklistOf = ({ items, version }: ChecklistValues): Checklist => ({
  items: items.filter(({ text }) => text.trim() !== ''),
  version,
});
