import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../../messages.json' with { type: 'json' };
import { viewAddress } from './address.ts';
import { type CompanyView, useViewCalls } from './queries.ts';

interface CompanyViewSaveProps {
  /** A saved view to rename; without it what the list shows now becomes one. */
  view: CompanyView | undefined;
  onClose: () => void;
}

/** Names a saved view, for oneself or for the whole office. */
export function CompanyViewSave({ view, onClose }: CompanyViewSaveProps) {
  const t = useText(messages);
  const toast = useToast();
  const query = viewAddress(useSearch());
  const { save, change } = useViewCalls();
  const values = useMemo(() => ({ name: view?.name ?? '', shared: view?.shared ?? false }), [view]);
  return (
    <FormDialog
      title={t(view ? 'view.edit' : 'view.save')}
      submitLabel={t('save')}
      values={values}
      draft={`company-view.${view?.id ?? 'new'}`}
      recordHref={String}
      send={(typed, key) => (view?.id ? change(view.id, typed) : save({ ...typed, query }, key))}
      onSaved={() => {
        toast(t('view.saved'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField<typeof values> name="name" label={t('view.name')} hint={t('view.name.hint')} wide />
      <FormCheckboxField<typeof values> name="shared" label={t('view.shared')} />
    </FormDialog>
  );
}
