import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Field } from '#ui/controls/field.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { CompleteIcon, DoneIcon, WithdrawIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { StaffReport } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };
import { useReportCalls } from './queries.ts';
import { focusReport } from './row.tsx';

/** What the office does with a report: takes it on, finishes it, or sends it back with a remark. */
export function ReportAnswer({ report }: { report: StaffReport }) {
  const t = useText(messages);
  const toast = useToast();
  const [returning, setReturning] = useState(false);
  const { move } = useReportCalls();
  const { id, status, version, employee, kind } = report;
  const about = [t(`kind.${kind}`), employee?.name].filter(Boolean).join(', ');
  const moving = useMutation({
    mutationFn: (to: 'accepted' | 'done') => move(id, { to, version }, createIdempotencyKey()),
    onSuccess: (moved) => {
      if (moved.status === 'done') focusReport(id);
      toast(t(`moved.${moved.status}`));
    },
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  if (status !== 'sent' && status !== 'accepted') return null;
  const next = status === 'sent' ? ('accepted' as const) : ('done' as const);
  return (
    <>
      <Button
        icon={next === 'done' ? CompleteIcon : DoneIcon}
        label={t('action.of', { action: t(`action.${next}`), about })}
        busy={moving.isPending ? t('moment') : undefined}
        onClick={() => moving.mutate(next)}
      >
        {t(`action.${next}`)}
      </Button>
      <Button
        variant="quiet"
        icon={WithdrawIcon}
        label={t('action.of', { action: t('action.returned'), about })}
        onClick={() => setReturning(true)}
      >
        {t('action.returned')}
      </Button>
      {returning && <ReportReturn report={report} onClose={() => setReturning(false)} />}
    </>
  );
}

/** Says what is to be corrected; the client reads it. */
function ReportReturn({ report: { id, version }, onClose }: { report: StaffReport; onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const form = useId();
  const [remark, setRemark] = useState('');
  const { move } = useReportCalls();
  const moving = useMutation({
    mutationFn: () => {
      const given = remark.trim();
      return move(id, { to: 'returned', version, ...(given && { remark: given }) }, createIdempotencyKey());
    },
    onSuccess: () => {
      toast(t('moved.returned'));
      onClose();
      focusReport(id);
    },
  });
  const failure = moving.error ? failureOf(moving.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!moving.isPending) moving.mutate();
  };
  const actions = (
    <>
      <Button variant="primary" type="submit" form={form} busy={moving.isPending ? t('moment') : undefined}>
        {t('action.returned')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('return.title')} closeLabel={t('close')} actions={actions}>
      <form id={form} noValidate onSubmit={submit}>
        <Field label={t('remark')} hint={t('remark.hint')} error={failure?.fields?.[0]?.message ?? failure?.message}>
          {(control) => (
            <textarea
              {...control}
              className="input area"
              rows={3}
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
