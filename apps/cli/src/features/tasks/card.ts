import type { components } from '@biuro/contract';
import type { Output } from '#terminal/output/output.ts';
import type { Fact } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { timeText } from '#terminal/time.ts';

type Task = components['schemas']['Task'];
type Transition = Task['transitions'][number];

export function showTask(task: Task, output: Output, text: Words): void {
  output.show(task, () =>
    output.sections([
      [task.title, factsOf(task, text)],
      [text('tasks.part.documents'), documentsOf(task, text)],
      [text('tasks.part.tracks'), tracksOf(task, text)],
      [text('tasks.part.checklist'), checklistOf(task, text)],
      [text('tasks.part.next'), task.transitions.map((move) => moveOf(move, text))],
    ]),
  );
}

const factsOf = (task: Task, text: Words): Fact[] => [
  [text('tasks.company'), task.company.name],
  [text('tasks.period'), task.period],
  [text('tasks.kind'), text(`task-kind.${task.kind}`)],
  [text('tasks.status'), text(`task.${task.status}`)],
  [text('tasks.blocked'), task.blocked_reason],
  [text('tasks.assignee'), task.assignee?.name ?? null],
  [text('tasks.reviewer'), task.reviewer?.name ?? null],
  [text('tasks.priority'), text(`priority.${task.priority}`)],
  [text('tasks.due'), task.late ? `${task.due_at} (${text('late.now')})` : task.due_at],
  [
    text('tasks.budget'),
    task.time_budget_minutes === null ? null : text('tasks.minutes', { n: task.time_budget_minutes }),
  ],
  [text('tasks.id'), task.id],
  [text('tasks.version'), String(task.version)],
];

const documentsOf = (task: Task, text: Words): Fact[] => [
  [text('tasks.docs-due'), task.docs_due_at],
  [
    text('tasks.confirmed'),
    [timeText(task.documents_confirmed_at), task.documents_confirmed_by].filter(Boolean).join(', '),
  ],
  ...task.missing.map((item): Fact => [text('tasks.missing'), item]),
  [text('tasks.late-documents'), task.late_docs ? (task.late_docs_note ?? text('yes')) : null],
];

const tracksOf = ({ tracks }: Task, text: Words): Fact[] =>
  tracks.map(({ kind, status, due_date }) => [
    text(`liability.${kind}`),
    `${text(`amount.${status}`)}, ${text('liabilities.until', { date: due_date })}`,
  ]);

const checklistOf = ({ checklist }: Task, text: Words): Fact[] =>
  checklist.map(({ text: item, done_at, done_by }) => [
    item,
    done_at === null ? text('tasks.open') : [timeText(done_at), done_by].filter(Boolean).join(', '),
  ]);

/** What may come next, or the sentence of the server that says why not. */
const moveOf = ({ to, reason, refused }: Transition, text: Words): Fact => [
  to,
  `${text(`task.${to}`)}${refused ? `: ${refused}` : reason ? ` (${text('tasks.needs-reason')})` : ''}`,
];
