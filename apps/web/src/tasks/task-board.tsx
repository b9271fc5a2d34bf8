import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureOf } from '../ui/failure.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { BoardIcon, TasksIcon } from '../ui/icons.ts';
import { Page } from '../ui/page.tsx';
import { periodText } from '../ui/period.ts';
import { useBoardAddress } from './board-address.ts';
import { BoardColumns } from './board-columns.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import messages from './messages.json' with { type: 'json' };
import { useBoard } from './task-queries.ts';
import './board.css';

/** The tasks of one period, a column for each status. */
export function TaskBoard() {
  const t = useText(messages);
  const address = useBoardAddress();
  const { data, error, refetch, isPlaceholderData } = useBoard(address.period, address.assignee);
  const n = data?.columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page
      title={t('board.title')}
      sentence={
        n === undefined ? '\u00A0' : `${periodText(data?.period ?? address.period)} · ${t('board.count', { n })}`
      }
      actions={
        <ButtonLink icon={TasksIcon} href={pathOf('dashboard-tasks')}>
          {t('list')}
        </ButtonLink>
      }
    >
      <BoardToolbar address={address} columns={data?.columns ?? []} />
      {error && !data && (
        <section className="card">
          <FailureState title={t('board.failed')} failure={failureOf(error)} retry={() => void refetch()} />
        </section>
      )}
      {n === 0 && <NoTasks period={address.period} narrowed={address.assignee !== ''} />}
      {!error && n !== 0 && (
        <BoardColumns columns={data?.columns} chosen={address.status} busy={isPlaceholderData} address={address} />
      )}
    </Page>
  );
}

function NoTasks({ period, narrowed }: { period: string; narrowed: boolean }) {
  const t = useText(messages);
  const mayOpen = useRight('tasks:edit') && !narrowed;
  const open = <ButtonLink href={`${pathOf('dashboard-tasks')}?form=open-month`}>{t('open_month')}</ButtonLink>;
  return (
    <section className="card">
      <EmptyState icon={BoardIcon} title={t('board.none', { period: periodText(period) })} action={mayOpen && open}>
        {narrowed && t('board.none.narrowed')}
      </EmptyState>
    </section>
  );
}
