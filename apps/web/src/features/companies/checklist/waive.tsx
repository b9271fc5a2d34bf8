import { type FormEvent, useId, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import messages from '../messages.json' with { type: 'json' };
import checklist from './messages.json' with { type: 'json' };
import { type ChecklistItem, useSetItem } from './queries.ts';

interface CompanyWaiveProps {
  companyId: string;
  item: ChecklistItem;
  onClose: () => void;
}

/** Says why an item of the checklist need not be done. */
export function CompanyWaive({ companyId, item, onClose }: CompanyWaiveProps) {
  const t = useText(messages);
  const c = useText(checklist);
  const form = useId();
  const [reason, setReason] = useState('');
  const setting = useSetItem(companyId, onClose);
  const failure = setting.error ? failureOf(setting.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    if (!setting.isPending)
      setting.mutate({ item: item.key, body: { state: 'waived', ...(given && { reason: given }) } });
  };
  const actions = (
    <>
      <Button variant="primary" type="submit" form={form} busy={setting.isPending ? t('saving') : undefined}>
        {c('waive')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={c('waive.title')} closeLabel={t('close')} actions={actions}>
      <form id={form} className="company-person-form" noValidate onSubmit={submit}>
        <p>{c(`item.${item.key}`)}</p>
        <TextField
          label={c('waive.reason')}
          error={failure?.fields?.[0]?.message ?? failure?.message}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}
