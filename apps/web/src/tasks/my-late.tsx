import { recordHref } from '../app/record-href.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { FormAreaField } from '../ui/form-area-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import messages from './messages.json' with { type: 'json' };
import { useMyTaskCalls } from './my-queries.ts';
import type { ClientTask } from './task-terms.ts';

interface Values {
  note: string;
}

interface MyLateProps {
  task: ClientTask;
  onClose: () => void;
}

const first: Values = { note: '' };

/** Documents come after all were confirmed; the office is told which, and says where they belong. */
export function MyLate({ task: { id }, onClose }: MyLateProps) {
  const t = useText(messages);
  const toast = useToast();
  const { reportLate } = useMyTaskCalls();
  return (
    <FormDialog
      title={t('my.late')}
      submitLabel={t('my.late.send')}
      busyLabel={t('sending')}
      values={first}
      recordHref={recordHref}
      send={({ note }, key) => reportLate(id, note.trim(), key)}
      onSaved={() => {
        toast(t('my.late.done'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormAreaField<Values> name="note" label={t('my.late.note')} hint={t('my.late.hint')} wide />
    </FormDialog>
  );
}
