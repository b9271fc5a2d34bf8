import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fieldNames } from '../../../testing/static-markup.tsx';
import type { Task } from '../terms.ts';
import { TaskEdit } from './task-edit.tsx';
import { TaskNew } from './task-new.tsx';
import { type NewTaskValues, newTaskFields, newTaskOf, taskFields, updateOf, valuesOf } from './values.ts';

const anna = { id: '01990000-0000-7000-8000-00000000000a', name: 'Anna Kowalska' };

const task: Task = {
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Rozliczenie 10/2026 – Alfa Sp. z o.o.',
  kind: 'settlement',
  period: '2026-10',
  company: { id: '01990000-0000-7000-8000-00000000000c', name: 'Alfa Sp. z o.o.' },
  assignee: anna,
  reviewer: null,
  priority: 'high',
  status: 'booking',
  docs_due_at: null,
  due_at: '2026-11-18',
  late: true,
  late_docs: false,
  late_docs_note: null,
  checklist: [],
  tracks: [],
  missing: [],
  blocked_reason: null,
  time_budget_minutes: 150,
  client_visible: true,
  documents_confirmed_at: null,
  documents_confirmed_by: null,
  transitions: [],
  created_at: '2026-11-01T05:00:00Z',
  updated_at: '2026-11-02T05:00:00Z',
  version: 4,
};

test('a task goes through the form unchanged', () => {
  expect(updateOf(valuesOf(task))).toEqual({
    title: 'Rozliczenie 10/2026 – Alfa Sp. z o.o.',
    assignee_id: anna.id,
    reviewer_id: null,
    priority: 'high',
    docs_due_at: null,
    due_at: '2026-11-18',
    time_budget_minutes: 150,
    client_visible: true,
    version: 4,
  });
});

test('a budget that is no time goes to the server as it was typed, which says so by the field', () => {
  expect(updateOf({ ...valuesOf(task), time_budget_minutes: 'dużo' })).toMatchObject({ time_budget_minutes: 'dużo' });
});

test('a date that was emptied stays out, so that the server asks for it', () => {
  expect(updateOf({ ...valuesOf(task), due_at: '' })).not.toHaveProperty('due_at');
});

const fresh: NewTaskValues = {
  company_id: null,
  kind: 'one_off',
  period: '2026-10',
  title: ' ',
  assignee_id: '',
  reviewer_id: '',
  priority: 'normal',
  due_at: '',
  checklist: '',
  time_budget_minutes: '',
  client_visible: false,
};

test('what a new task does not say stays out', () => {
  expect(newTaskOf(fresh)).toEqual({
    kind: 'one_off',
    period: '2026-10',
    assignee_id: null,
    reviewer_id: null,
    priority: 'normal',
    time_budget_minutes: null,
    client_visible: false,
  });
});

test('a new task takes the company by its id and the checklist by its lines', () => {
  const values = { ...fresh, company_id: task.company, checklist: 'Umowa\n\n  Aneks  \n' };
  expect(newTaskOf(values)).toMatchObject({ company_id: task.company.id, checklist: ['Umowa', 'Aneks'] });
});

test('every field of a task is shown', () => {
  // The search for companies is drawn once its code has loaded, which may be before.
  const shown = new Set([...fieldNames(createElement(TaskNew)), 'company_id']);
  expect([...shown].toSorted()).toEqual(newTaskFields.names.toSorted());
  const edit = createElement(TaskEdit, { task, onClose: () => undefined });
  expect([...fieldNames(edit), 'version']).toEqual(taskFields.names.toSorted());
});
