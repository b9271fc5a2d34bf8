import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { Due } from '#ui/text/due.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Task } from '../terms.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((module) => ({ default: module.TaskMoveDialog })));

interface TaskDocumentsProps {
  task: Task;
  mayEdit: boolean;
}

/** When the documents are due, whether they are all here, and what is missing. */
export function TaskDocuments({ task, mayEdit }: TaskDocumentsProps) {
  const t = useText(messages);
  const [asking, setAsking] = useState(false);
  const { docs_due_at, documents_confirmed_at, documents_confirmed_by, missing, status, transitions } = task;
  const waits = status === 'awaiting_documents' || status === 'incomplete';
  const incomplete = transitions.find(({ to, refused }) => to === 'incomplete' && refused === null);
  const confirmed = documents_confirmed_at
    ? t('documents.confirmed.by', { name: documents_confirmed_by ?? '', at: new Date(documents_confirmed_at) })
    : t('documents.not_yet');
  return (
    <Card
      title={t('documents')}
      padded
      footer={
        mayEdit &&
        incomplete && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('move.incomplete')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: t('documents.due'), value: docs_due_at ? <Due date={docs_due_at} open={waits} /> : t('none') },
          { label: t('documents.confirmed'), value: confirmed },
        ]}
      />
      {missing.length > 0 && <Missing missing={missing} />}
      {asking && incomplete && (
        <Suspense>
          <MoveDialog task={task} transition={incomplete} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Missing({ missing }: Pick<Task, 'missing'>) {
  const t = useText(messages);
  return (
    <div className="task-missing">
      <p className="task-missing-title">{t('documents.missing', { n: missing.length })}</p>
      <ul>
        {missing.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
