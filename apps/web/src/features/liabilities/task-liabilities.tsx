import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { LiabilityTag } from '#services/records/liability/tag.tsx';
import { owedText } from '#services/records/liability/text.ts';
import { useRight } from '#services/session/use-session.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AddIcon, SendIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Due } from '#ui/text/due.tsx';
import { Money } from '#ui/text/money.tsx';
import { Tag } from '#ui/text/tag.tsx';
import messages from './messages.json' with { type: 'json' };
import { useLiabilitiesOfTask } from './queries.ts';
import { isOpen, type Liability } from './terms.ts';
import './task-liabilities.css';
import { useMoves } from './use-moves.ts';

const AmountDialog = lazy(() =>
  import('./view/amount-dialog.tsx').then((module) => ({ default: module.AmountDialog })),
);
const NewLiability = lazy(() => import('./new-liability.tsx').then((module) => ({ default: module.NewLiability })));
const PublishDialog = lazy(() =>
  import('./list/publish-dialog.tsx').then((module) => ({ default: module.PublishDialog })),
);

type Asked = { form: 'amount'; liability: Liability } | { form: 'new' } | { form: 'publish'; ids: string[] };

/** What a settlement brings to pay, for the office: amounts are written, approved and sent from here. */
export function TaskLiabilities({ taskId }: { taskId: string }) {
  const t = useText(messages);
  const mayEdit = useRight('tasks:edit');
  const { data, error, refetch } = useLiabilitiesOfTask(taskId);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const liabilities = data?.data ?? [];
  const ready = liabilities.filter(({ status }) => status === 'calculated' || status === 'approved');
  return (
    <Card
      title={t('list.title')}
      action={
        mayEdit && (
          <Button icon={AddIcon} onClick={() => setAsked({ form: 'new' })}>
            {t('add')}
          </Button>
        )
      }
      footer={
        mayEdit &&
        ready.length > 0 && (
          <Button icon={SendIcon} onClick={() => setAsked({ form: 'publish', ids: ready.map(({ id }) => id) })}>
            {t('publish.ready', { n: ready.length })}
          </Button>
        )
      }
    >
      {error && !data && (
        <FailureState title={t('list.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      )}
      <Rows>
        {!data && !error && <Row title={<Skeleton width="10rem" />} detail={<Skeleton width="7rem" />} />}
        {data && liabilities.length === 0 && <Row title={t('task.none')} />}
        {liabilities.map((liability) => (
          <TaskLiability
            key={liability.id}
            liability={liability}
            action={
              mayEdit && <RowAction liability={liability} write={() => setAsked({ form: 'amount', liability })} />
            }
          />
        ))}
      </Rows>
      <Suspense>
        {asked?.form === 'amount' && <AmountDialog liability={asked.liability} onClose={close} />}
        {asked?.form === 'new' && <NewLiability taskId={taskId} onClose={close} />}
        {asked?.form === 'publish' && <PublishDialog ids={asked.ids} onPublished={ignore} onClose={close} />}
      </Suspense>
    </Card>
  );
}

function TaskLiability({ liability, action }: { liability: Liability; action: ReactNode }) {
  const t = useText(messages);
  const { id, amount, due_date, waiting } = liability;
  return (
    <Row
      title={owedText(liability)}
      detail={<Due date={due_date} open={isOpen(liability)} />}
      href={pathOf('dashboard-liabilities-view', { id })}
      trail={
        <span className="task-liability">
          <Money amount={amount} />
          <LiabilityTag liability={liability} />
          {waiting && <Tag tone="warning">{t('waiting.tag')}</Tag>}
          {action}
        </span>
      }
    />
  );
}

/** The next step that needs no other page. */
function RowAction({ liability, write }: { liability: Liability; write: () => void }) {
  const t = useText(messages);
  const { approve, confirm } = useMoves(liability);
  const name = owedText(liability);
  const button = (id: 'amount.write' | 'approve' | 'confirm', run: () => void, busy?: string) => (
    <Button label={t('action.of', { action: t(id), name })} busy={busy} onClick={run}>
      {t(id)}
    </Button>
  );
  if (liability.status === 'to_calculate') return button('amount.write', write);
  if (liability.status === 'calculated') return button('approve', approve.run, approve.busy);
  if (liability.status === 'paid') return button('confirm', confirm.run, confirm.busy);
  return null;
}

/** Nothing is marked here that could be cleared. */
function ignore(): void {}
