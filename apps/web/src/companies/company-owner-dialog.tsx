import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { failureOf } from '../ui/failure.ts';
import { Field } from '../ui/field.tsx';
import type { BulkReport } from '../ui/list-bulk-action.ts';
import { progressText } from '../ui/list-bulk-progress.ts';
import { ListBulkReport } from '../ui/list-bulk-report.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { useCompanyCalls } from './company-queries.ts';
import messages from './messages.json' with { type: 'json' };
import { useOwnerOptions } from './use-owner-options.ts';

interface CompanyOwnerProps {
  ids: string[];
  /** Takes the marks of the list away, but for what is left. */
  clear: (left?: string[]) => void;
  onClose: () => void;
}

const jobs = ['owner', 'payroll_owner', 'reviewer'] as const;

/** Gives several companies to somebody of the office, and says which could not be given. */
export function CompanyOwner({ ids, clear, onClose }: CompanyOwnerProps) {
  const t = useText(messages);
  const toast = useToast();
  const form = useId();
  const [action, setAction] = useState<(typeof jobs)[number]>('owner');
  const [userId, setUserId] = useState('');
  const [report, setReport] = useState<BulkReport>();
  const [progress, setProgress] = useState(0);
  const { changeAll } = useCompanyCalls();
  const nobody = { value: '', label: t('owner.none') };
  const owners = useOwnerOptions();
  const work = useMutation({
    mutationFn: () => changeAll({ ids, action, user_id: userId || null }, setProgress),
    onSuccess: (answer) => {
      clear(answer.left?.ids);
      if (answer.refused > 0 || answer.left) return setReport(answer);
      toast(t('bulk.done', { n: answer.done }));
      onClose();
    },
  });
  if (report) return <ListBulkReport report={report} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!work.isPending) work.mutate();
  };
  const actions = (
    <>
      <Button
        variant="primary"
        type="submit"
        form={form}
        busy={work.isPending ? progressText(progress, ids.length) : undefined}
      >
        {t('bulk.owner')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('bulk.title', { n: ids.length })} closeLabel={t('close')} actions={actions}>
      <form id={form} className="form-in-dialog" onSubmit={submit}>
        {work.error && (
          <Notice tone="danger" role="alert">
            {failureOf(work.error).message}
          </Notice>
        )}
        <Field label={t('bulk.what')}>
          {(control) => (
            <Select
              {...control}
              value={action}
              onChange={({ target }) => setAction(jobs.find((one) => one === target.value) ?? 'owner')}
              options={jobs.map((value) => ({ value, label: t(`bulk.${value}.kind`) }))}
            />
          )}
        </Field>
        <Field label={t('bulk.who')}>
          {(control) => (
            <Select
              {...control}
              value={userId}
              onChange={({ target }) => setUserId(target.value)}
              options={[...owners, nobody]}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
