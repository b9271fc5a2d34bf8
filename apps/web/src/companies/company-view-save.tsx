import { useSearch } from 'wouter';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FormTextField } from '../ui/form-text-field.tsx';
import messages from './messages.json' with { type: 'json' };
import { viewAddress } from './view-address.ts';
import { useViewCalls } from './view-queries.ts';

const first = { name: '' };

/** Gives what the list shows now a name, under which it stands above the list. */
export function CompanyViewSave({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { id } = useUser();
  const query = viewAddress(useSearch());
  const { save } = useViewCalls();
  return (
    <FormDialog
      title={t('view.save')}
      submitLabel={t('save')}
      values={first}
      draft={`${id}.company-view`}
      recordHref={String}
      send={({ name }, key) => save({ name, query }, key)}
      onSaved={() => {
        toast(t('view.saved'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField<typeof first> name="name" label={t('view.name')} hint={t('view.name.hint')} wide />
    </FormDialog>
  );
}
