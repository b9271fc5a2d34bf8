import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { ClientTask } from '../terms.ts';
import { useMyTaskCalls } from './queries.ts';

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
