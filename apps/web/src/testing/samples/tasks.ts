import type { components } from '@biuro/contract';
import { bistro, companyRef, delta } from './companies.ts';
import { idOf } from './ids.ts';
import { anna, maria, refOf } from './people.ts';

type Schemas = components['schemas'];
export type Task = Schemas['Task'];
export type TaskRow = Schemas['TaskRow'];

const move = (to: Schemas['TaskStatus'], refused: string | null = null, reason = false) => ({ to, reason, refused });

/** Delta's October: everything is calculated, and one amount is not told to the client yet. */
export const october: Task = {
  id: idOf(2001),
  title: 'Rozliczenie 10/2026 – Delta Spedycja Sp. z o.o.',
  kind: 'settlement',
  period: '2026-10',
  company: companyRef(delta),
  assignee: refOf(maria),
  reviewer: null,
  priority: 'normal',
  status: 'calculated',
  docs_due_at: '2026-11-06',
  due_at: '2026-11-20',
  late: true,
  late_docs: false,
  late_docs_note: null,
  checklist: [
    { id: idOf(2101), text: 'Dokumenty kompletne', done_at: '2026-11-06T07:46:00Z', done_by: 'Maria Wójcik' },
    { id: idOf(2102), text: 'Limity podatkowe sprawdzone', done_at: null, done_by: null },
  ],
  tracks: [
    { kind: 'zus', status: 'confirmed', due_date: '2026-11-20' },
    { kind: 'vat', status: 'approved', due_date: '2026-11-25' },
  ],
  missing: [],
  blocked_reason: null,
  time_budget_minutes: null,
  client_visible: true,
  documents_confirmed_at: '2026-11-06T07:46:00Z',
  documents_confirmed_by: 'Tomasz Bąk',
  transitions: [
    move('review'),
    move('published', 'Najpierw przekaż klientowi wszystkie zobowiązania'),
    move('booking'),
    move('suspended', null, true),
    move('cancelled', null, true),
  ],
  created_at: '2026-11-01T05:00:00Z',
  updated_at: '2026-11-06T07:46:00Z',
  version: 7,
};

/** The same settlement as lists show it. */
export const octoberRow: TaskRow = {
  id: october.id,
  title: october.title,
  kind: october.kind,
  period: october.period,
  company: october.company,
  assignee: october.assignee,
  priority: october.priority,
  status: october.status,
  docs_due_at: october.docs_due_at,
  due_at: october.due_at,
  late: october.late,
  late_docs: october.late_docs,
  tracks: october.tracks,
  version: october.version,
  checklist_done: 1,
  checklist_total: 2,
};

/** Bistro's October, whose documents are awaited. */
export const bistroRow: TaskRow = {
  ...octoberRow,
  id: idOf(2002),
  title: 'Rozliczenie 10/2026 – Bistro Cztery Kąty Paweł Ćwik',
  company: companyRef(bistro),
  assignee: refOf(anna),
  status: 'awaiting_documents',
  due_at: '2026-12-18',
  late: false,
  tracks: [],
  checklist_done: 0,
};

/** An errand for Delta that nobody has taken. */
export const errandRow: TaskRow = {
  ...octoberRow,
  id: idOf(2003),
  title: 'Zaświadczenie o niezaleganiu',
  kind: 'one_off',
  assignee: null,
  status: 'booking',
  priority: 'urgent',
  due_at: '2026-11-27',
  late: false,
  tracks: [],
};

export const taskRef = ({ id, title, kind, period, status }: TaskRow): Schemas['TaskRef'] => ({
  id,
  title,
  kind,
  period,
  status,
});
