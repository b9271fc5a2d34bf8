import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DocumentsIcon, DoneIcon, EmployeesIcon, type IconType, WarningIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Due } from '#ui/text/due.tsx';
import messages from '../messages.json' with { type: 'json' };
import { type Todo, todosOf } from './todo-text.ts';
import type { ClientHomeData } from './use-client-home.ts';

const icons = {
  documents: DocumentsIcon,
  missing: WarningIcon,
  report_returned: EmployeesIcon,
} satisfies Record<Todo['kind'], IconType>;

/** What the client has to do, by date. A thing that is done goes away. */
export function TodoCard({ home }: { home: ClientHomeData }) {
  const t = useText(messages);
  const todos = todosOf(home);
  if (todos.length === 0 && home.payments.length > 0) return null;
  const count = todos.length > 0 && t('todo.count', { n: todos.length });
  return (
    <Card title={t('todo.title')} action={count}>
      {todos.length === 0 ? (
        <EmptyState icon={DoneIcon} title={t('todo.none')}>
          {t('todo.none.hint')}
        </EmptyState>
      ) : (
        <Rows>
          {todos.map((todo) => (
            <TodoRow key={todo.key} todo={todo} companyId={home.company?.id} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function TodoRow({ todo, companyId }: { todo: Todo; companyId: string | undefined }) {
  const Icon = icons[todo.kind];
  const href = useHref(todo, companyId);
  return (
    <Row
      lead={<Icon />}
      title={todo.title}
      detail={
        <span className="todo-detail">
          {todo.detail && <span>{todo.detail}</span>}
          {todo.date && <Due date={todo.date} />}
        </span>
      }
      {...(href && { href })}
    />
  );
}

/** Where the thing is done, as far as the office has that page. */
function useHref({ kind, taskId }: Todo, companyId: string | undefined): string | undefined {
  const config = useConfig();
  if (kind === 'report_returned')
    return companyId && isOpen('companies-employees', config)
      ? pathOf('companies-employees', { id: companyId })
      : undefined;
  if (isOpen('documents', config)) return pathOf('documents');
  return taskId && pathOf('tasks-view', { id: taskId });
}
