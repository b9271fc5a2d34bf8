import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Section } from '#terminal/output/table.ts';
import type { Words } from '#terminal/output/words.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { monthOf } from '#terminal/time.ts';

type Column = components['schemas']['Board']['data']['columns'][number];

interface BoardFlags {
  assignee?: string;
}

export function defineBoard(tasks: Command, tools: Tools): void {
  const { text } = tools;
  const board = tasks
    .command('board')
    .argument('<month>', text('tasks.board.month'))
    .description(text('tasks.board.summary'))
    .option('--assignee <user>', text('filter.assignee'))
    .action(actionOf(tools, showBoard));
  addExamples(board, tools, [
    'biuro tasks board 2026-10',
    'biuro tasks board 2026-10 --assignee ksiegowa@demo.example --json',
  ]);
}

async function showBoard({ withPortal, output, text }: Context, { assignee }: BoardFlags, typed = ''): Promise<void> {
  const month = monthOf('<month>', typed, text);
  const answer = await withPortal(async (portal) => {
    portal.person();
    const assignee_id = assignee && (await findUserId(portal, assignee, text));
    const query = { month, ...(assignee_id && { assignee_id }) };
    return unwrap(portal.api.GET('/tasks/board', { params: { query } }));
  });
  const { columns } = answer.data;
  output.show(answer, () =>
    output.forPeople
      ? output.sections(columns.map((column) => sectionOf(column, text)))
      : output.tabSeparated(columns.flatMap(recordsOf)),
  );
  if (columns.every(({ count }) => count === 0)) output.note(text('tasks.list.none'));
}

function sectionOf({ status, count, tasks }: Column, text: Words): Section {
  const rest = count - tasks.length;
  return [
    `${text(`task.${status}`)} (${count})`,
    [
      ...tasks.map(({ company, due_at, late, assignee }): [string, string] => [
        company.name,
        [late ? `${due_at} (${text('late.now')})` : due_at, assignee?.name].filter(Boolean).join(', '),
      ]),
      ['…', rest > 0 ? text('tasks.board.rest', { n: rest }) : null],
    ],
  ];
}

const recordsOf = ({ status, tasks }: Column) =>
  tasks.map(({ id, company, assignee, due_at, late, title }) => [
    id,
    status,
    company.name,
    assignee?.name ?? '',
    due_at,
    String(late),
    title,
  ]);
