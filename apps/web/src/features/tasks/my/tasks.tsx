import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useClientCompany } from '#services/companies/client-company.ts';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TasksIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { ClientTask } from '../terms.ts';
import { useMyTasks } from './queries.ts';
import { MyState, myTitle } from './state.tsx';
import './tasks.css';

/** A client's settlements, newest month first. */
export function MyTasks() {
  const t = useText(messages);
  const { company, companies } = useClientCompany();
  const answer = useMyTasks(company?.id);
  const { data: tasks, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = answer;
  const closed = tasks?.filter(({ step }) => step === 'closed') ?? [];
  const name = companies.length > 1 ? company?.name : undefined;
  return (
    <Page title={t('my.title')} sentence={name}>
      {error && !tasks && (
        <section className="card">
          <FailureState title={t('my.failed')} failure={failureOf(error)} retry={() => void refetch()} />
        </section>
      )}
      {tasks?.length === 0 && (
        <section className="card">
          <EmptyState icon={TasksIcon} title={t('my.empty')}>
            {t('my.empty.hint')}
          </EmptyState>
        </section>
      )}
      <ul className="my-tasks">
        {tasks
          ?.filter(({ step }) => step !== 'closed')
          .map((task) => (
            <MyTaskCard key={task.id} task={task} />
          ))}
        {!tasks && !error && (
          <li className="card my-task">
            <Skeleton width="12rem" />
            <Skeleton width="100%" />
          </li>
        )}
      </ul>
      {closed.length > 0 && (
        <Card title={t('my.closed')}>
          <Rows>
            {closed.map((task) => (
              <Row key={task.id} title={myTitle(t, task)} href={pathOf('tasks-view', { id: task.id })} />
            ))}
          </Rows>
        </Card>
      )}
      {hasNextPage && (
        <div className="my-tasks-more">
          <Button busy={isFetchingNextPage ? t('busy') : undefined} onClick={() => void fetchNextPage()}>
            {t('my.older')}
          </Button>
        </div>
      )}
    </Page>
  );
}

/** One settlement among others: where it stands and what it asks of the client. */
function MyTaskCard({ task }: { task: ClientTask }) {
  const t = useText(messages);
  return (
    <li className="card my-task">
      <h2 className="my-task-title">
        <Link href={pathOf('tasks-view', { id: task.id })}>{myTitle(t, task)}</Link>
      </h2>
      <MyState task={task} />
    </li>
  );
}
