import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AddIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { useDeclarationsOfTask } from '../queries.ts';
import type { Declaration, Status } from '../terms.ts';
import { DeclarationRow } from './row.tsx';
import '../declarations.css';
import messages from '../messages.json' with { type: 'json' };

const NewDeclaration = lazy(() =>
  import('./new-declaration.tsx').then((module) => ({ default: module.NewDeclaration })),
);
const MoveDialog = lazy(() => import('../move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

const ChangeDialog = lazy(() => import('../change-dialog.tsx').then((module) => ({ default: module.ChangeDialog })));

type Asked =
  | { form: 'new' }
  | { form: 'change'; declaration: Declaration }
  | { form: 'move'; declaration: Declaration; to: Status };

/** What is to be sent for a settlement, and how far each is: prepared, signed, sent, accepted. */
export function TaskDeclarations({ taskId }: { taskId: string }) {
  const t = useText(messages);
  const mayEdit = useRight('tasks:edit');
  const { data, error, refetch } = useDeclarationsOfTask(taskId);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Card
      title={t('title')}
      action={
        mayEdit && (
          <Button icon={AddIcon} onClick={() => setAsked({ form: 'new' })}>
            {t('add')}
          </Button>
        )
      }
    >
      {error && !data && <FailureState title={t('failed')} failure={failureOf(error)} retry={() => void refetch()} />}
      <Rows>
        {!data && !error && <Row title={<Skeleton width="8rem" />} detail={<Skeleton width="7rem" />} />}
        {data?.length === 0 && <Row title={t('none')} />}
        {data?.map((declaration) => (
          <DeclarationRow
            key={declaration.id}
            declaration={declaration}
            mayEdit={mayEdit}
            ask={(to) => setAsked({ form: 'move', declaration, to })}
            onChange={() => setAsked({ form: 'change', declaration })}
          />
        ))}
      </Rows>
      <Suspense>
        {asked?.form === 'new' && <NewDeclaration taskId={taskId} onClose={close} />}
        {asked?.form === 'change' && <ChangeDialog declaration={asked.declaration} onClose={close} />}
        {asked?.form === 'move' && <MoveDialog declaration={asked.declaration} to={asked.to} onClose={close} />}
      </Suspense>
    </Card>
  );
}
