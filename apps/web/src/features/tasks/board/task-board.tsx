import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { BoardIcon, TasksIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { periodText } from '#ui/text/period.ts';
import messages from '../messages.json' with { type: 'json' };
import { useBoard } from '../queries.ts';
import { useBoardAddress } from './address.ts';
import { BoardColumns } from './columns.tsx';
import { BoardToolbar } from './toolbar.tsx';
import './board.css';

/** The tasks of one period, a column for each status. */
export function TaskBoard() {
  const t = useText(messages);
  const address = useBoardAddress();
  const { data, error, refetch, isPlaceholderData } = useBoard(address.month, address.assignee);
  const n = data?.columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page
      title={t('board.title')}
      sentence={n === undefined ? '\u00A0' : `${periodText(data?.month ?? address.month)} · ${t('board.count', { n })}`}
      actions={
        <ButtonLink icon={TasksIcon} href={`${pathOf('dashboard-tasks')}?month=${address.month}`}>
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
      {n === 0 && <NoTasks month={address.month} narrowed={address.assignee !== ''} />}
      {!error && n !== 0 && (
        <BoardColumns columns={data?.columns} chosen={address.status} busy={isPlaceholderData} address={address} />
      )}
    </Page>
  );
}

function NoTasks({ month, narrowed }: { month: string; narrowed: boolean }) {
  const t = useText(messages);
  const mayOpen = useRight('tasks:edit') && !narrowed;
  const open = <ButtonLink href={`${pathOf('dashboard-tasks')}?form=open-month`}>{t('open_month')}</ButtonLink>;
  return (
    <section className="card">
      <EmptyState icon={BoardIcon} title={t('board.none', { period: periodText(month) })} action={mayOpen && open}>
        {narrowed && t('board.none.narrowed')}
      </EmptyState>
    </section>
  );
}
