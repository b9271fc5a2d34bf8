import { expect, test } from 'vitest';
import { checklistOf, checklistValues } from './checklist-values.ts';

const item = {
  id: '01a1fb6f-0000-7000-8000-000000000001',
  text: 'Wyciąg',
  done_at: '2026-11-20T08:00:00Z',
  done_by: 'Anna',
};

test('items keep their ids, new ones have none, and lines without words stay out', () => {
  const values = checklistValues({ checklist: [item], version: 3 });
  expect(
    checklistOf({ ...values, items: [...values.items, { id: null, text: 'Kasa' }, { id: null, text: ' ' }] }),
  ).toEqual({
    items: [
      { id: item.id, text: 'Wyciąg' },
      { id: null, text: 'Kasa' },
    ],
    version: 3,
  });
});
