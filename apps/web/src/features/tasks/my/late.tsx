import { useState } from 'react';
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

/** The client sends what is missing, or more after all was confirmed: the office is told what comes. */
export function MyLate({ task: { id, missing }, onClose }: MyLateProps) {
  const t = useText(messages);
  const toast = useToast();
  const { reportLate } = useMyTaskCalls();
  const [first] = useState<Values>({ note: missing.length === 1 ? missing.join() : '' });
  return (
    <FormDialog
      title={t('my.late', { n: missing.length })}
      submitLabel={t('my.late.send')}
      busyLabel={t('sending')}
      values={first}
      draft={`late.${id}`}
      recordHref={recordHref}
      send={({ note }, key) => reportLate(id, note.trim(), key)}
      onSaved={() => {
        toast(t('my.late.done'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormAreaField<Values>
        name="note"
        label={t('my.late.note')}
        hint={missing.length > 1 ? t('my.late.missing', { items: missing.join(', ') }) : t('my.late.hint')}
        wide
      />
    </FormDialog>
  );
}
