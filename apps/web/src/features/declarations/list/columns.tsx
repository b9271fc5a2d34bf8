import type { components } from '@biuro/contract';
import type { Text } from '@biuro/core/i18n/text.ts';
import { formText } from '#services/records/declaration/text.ts';
import type { DeclaredColumn } from '#ui/list/columns.ts';
import { Person } from '#ui/record/person.tsx';
import type { Column } from '#ui/table/column.ts';
import { Due } from '#ui/text/due.tsx';
import { periodText } from '#ui/text/period.ts';
import { DeclarationTag } from '../declaration-tag.tsx';
import { DeclarationMoves } from '../settlement/row.tsx';
import { type Declaration, isOpen, type Status } from '../terms.ts';
import '../declarations.css';
import type messages from './messages.json';

type Sort = components['schemas']['DeclarationSort'];

/** A move that is asked about before it is made. */
export interface AskedMove {
  declaration: Declaration;
  to: Status;
}

/** What comes next, for whoever may do it: declarations are sent one after another. */
export function movesColumn(t: Text<typeof messages>, ask: (move: AskedMove) => void): Column<Declaration> {
  return {
    key: 'moves',
    header: t('moves'),
    width: 19,
    cell: () => null,
    after: (declaration) => (
      <span className="declaration-moves">
        <DeclarationMoves declaration={declaration} ask={(to) => ask({ declaration, to })} />
      </span>
    ),
  };
}

/** Every column that an office may choose to show. */
export function declarationColumns(t: Text<typeof messages>): Record<string, DeclaredColumn<Declaration, Sort>> {
  return {
    company: { header: t('company'), sortKey: 'company', width: 15, cell: ({ company }) => company.name },
    form: { header: t('form'), sortKey: 'form', width: 8.5, cell: ({ form }) => formText(form) },
    period: { header: t('period'), sortKey: 'period', width: 10.5, low: 2, cell: ({ period }) => periodText(period) },
    due_date: {
      header: t('due_date'),
      sortKey: 'due_date',
      width: 11,
      cell: (declaration) => <Due date={declaration.due_date} open={isOpen(declaration)} />,
    },
    status: {
      header: t('status'),
      sortKey: 'status',
      width: 12.5,
      cell: ({ status }) => <DeclarationTag status={status} />,
    },
    assignee: {
      header: t('assignee'),
      width: 11.5,
      low: 1,
      cell: ({ assignee }) => assignee && <Person name={assignee.name} />,
    },
    sent_at: {
      header: t('sent_at'),
      width: 9,
      low: 1,
      cell: ({ sent_at }) => sent_at && t('sent', { at: new Date(sent_at) }),
    },
    upo_number: { header: t('upo_number'), width: 14, low: 1, cell: ({ upo_number }) => upo_number },
  };
}
