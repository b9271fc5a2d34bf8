import type { components } from '@biuro/contract';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { BulkFormDialog } from '#services/lists/bulk-form-dialog.tsx';
import { usePeopleOptions } from '#services/people/people-options.ts';
import { taskStatuses, taskStatusText } from '#services/records/task/status.tsx';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import type { BulkDialogProps } from '#ui/list/bulk/action.ts';
import { useTaskCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { priorities } from '../terms.ts';

type Change = components['schemas']['TaskBulkChange'];
type Kind = Change['action'];

interface Values {
  assignee_id: string;
  reviewer_id: string;
  priority: string;
  to: string;
  reason: string;
}

const NOBODY = 'nobody';
const first: Values = { assignee_id: '', reviewer_id: '', priority: '', to: '', reason: '' };

/** Asks what the selected tasks are to become. */
export function TaskBulkDialog({ kind, ...props }: BulkDialogProps & { kind: Kind }) {
  const t = useText(messages);
  const toast = useToast();
  const { changeAll } = useTaskCalls();
  const { ids } = props;
  return (
    <BulkFormDialog
      {...props}
      title={t(`bulk.${kind}.title`, { n: ids.length })}
      submitLabel={t(`bulk.${kind}`)}
      values={first}
      send={(values, onProgress) => changeAll(changeOf(kind, ids, values), onProgress)}
      onDone={({ done }) => toast(t('bulk.done', { n: done }))}
    >
      <BulkFields kind={kind} />
    </BulkFormDialog>
  );
}

function BulkFields({ kind }: { kind: Kind }) {
  const t = useText(messages);
  const people = [...usePeopleOptions(), { value: NOBODY, label: t('nobody') }];
  const { to } = useWatch<Values>();
  if (kind === 'assign')
    return <FormSelectField<Values> name="assignee_id" label={t('assignee')} options={people} wide />;
  if (kind === 'review')
    return <FormSelectField<Values> name="reviewer_id" label={t('reviewer')} options={people} wide />;
  if (kind === 'priority') {
    const options = priorities.map((value) => ({ value, label: t(`priority.${value}`) }));
    return <FormSelectField<Values> name="priority" label={t('priority')} options={options} wide />;
  }
  const statuses = taskStatuses
    .filter((status) => status !== 'incomplete')
    .map((value) => ({ value, label: taskStatusText(value) }));
  return (
    <>
      <FormSelectField<Values> name="to" label={t('status')} hint={t('bulk.move.hint')} options={statuses} wide />
      {to && <FormAreaField<Values> name="reason" label={t('reason')} hint={t('bulk.reason.hint')} optional wide />}
    </>
  );
}

function changeOf(action: Kind, ids: string[], values: Values): Change {
  const { assignee_id, reviewer_id, priority, to, reason } = values;
  const asked = {
    assign: { ...(assignee_id && { assignee_id: personOf(assignee_id) }) },
    review: { ...(reviewer_id && { reviewer_id: personOf(reviewer_id) }) },
    priority: { ...(priority && { priority }) },
    move: { ...(to && { to }), ...(reason.trim() && { reason }) },
  }[action];
  // The server is the validator: what was not chosen stays out, so that it asks for it by name.
  return { ids, action, ...asked } as Change;
}

const personOf = (chosen: string) => (chosen === NOBODY ? null : chosen);
