import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { Slot } from '#services/feature/slot.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { TaskStatusTag } from '#services/records/task/status.tsx';
import { useUser } from '#services/session/use-session.ts';
import { MeasureTime } from '#services/timer/measure-time.tsx';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { EditIcon } from '#ui/icons/icons.ts';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { Button } from '#ui/layout/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Due } from '#ui/text/due.tsx';
import { periodText } from '#ui/text/period.ts';
import messages from '../messages.json' with { type: 'json' };
import { PriorityTag } from '../priority-tag.tsx';
import { isOnUs, mayEditTask, type Task } from '../terms.ts';
import { TaskChecklist } from './checklist.tsx';
import { TaskDocuments } from './documents.tsx';
import { TaskFacts } from './facts.tsx';
import { TaskHistory } from './history.tsx';
import { TaskLateDocuments } from './late-documents.tsx';
import { TaskMoves } from './move-buttons.tsx';
import { TaskProgress } from './progress.tsx';
import { TaskRecordPage } from './task-page.tsx';
import './task-view.css';

const TaskEdit = lazy(() => import('../form/task-edit.tsx').then((module) => ({ default: module.TaskEdit })));

export function TaskView() {
  return <TaskRecordPage>{(task) => <TaskRecord task={task} />}</TaskRecordPage>;
}

function TaskRecord({ task }: { task: Task }) {
  const t = useText(messages);
  const mayEdit = mayEditTask(task, useUser());
  const form = useFormAddress(['edit']);
  const edit = () => form.show('edit');
  useFreeKey('e', mayEdit ? edit : undefined);
  const { id, title, company } = task;
  const actions = mayEdit && (
    <>
      <MeasureTime company={{ id: company.id, name: company.name }} settlement={{ id, title }} />
      <Button icon={EditIcon} onClick={edit}>
        {t('edit')}
      </Button>
      <TaskMoves task={task} />
    </>
  );
  return (
    <Page title={task.title} sentence={<Summary task={task} />} actions={actions}>
      {task.late_docs && <TaskLateDocuments task={task} mayDecide={mayEdit} />}
      <TaskProgress task={task} />
      <div className="task-view">
        <div className="task-column">
          <Slot name="dashboard-tasks-view" taskId={task.id} />
        </div>
        <div className="task-rail">
          <TaskDocuments task={task} mayEdit={mayEdit} />
          {(task.checklist.length > 0 || mayEdit) && <TaskChecklist task={task} mayEdit={mayEdit} />}
          <TaskFacts task={task} />
        </div>
        <TaskHistory taskId={task.id} />
      </div>
      {mayEdit && form.open === 'edit' && (
        <Suspense>
          <TaskEdit task={task} onClose={form.close} />
        </Suspense>
      )}
    </Page>
  );
}

function Summary({ task }: { task: Task }) {
  const { status, company, period, due_at, priority } = task;
  return (
    <span className="task-summary">
      <TaskStatusTag status={status} />
      <PriorityTag priority={priority} />
      <Link href={pathOf('dashboard-companies-view', { id: company.id })}>{company.name}</Link>
      <span>{periodText(period)}</span>
      <Due date={due_at} open={isOnUs(task)} />
    </span>
  );
}
