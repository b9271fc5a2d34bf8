import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { useRequestCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { DocumentRequest, RequestTemplate } from '../requests.ts';

interface TemplateValues {
  name: string;
}

/** Keeps the items of a request, to be asked for again of any company. */
export function TemplateDialog({ request, onClose }: { request: DocumentRequest; onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { addTemplate } = useRequestCalls();
  const items = request.items.map(({ label, kind }) => ({ label, kind }));
  return (
    <FormDialog<TemplateValues, RequestTemplate>
      title={t('template.save')}
      submitLabel={t('save')}
      values={{ name: request.title }}
      draft={null}
      recordHref={recordHref}
      send={({ name }, key) => addTemplate({ name: name.trim(), items }, key)}
      onSaved={({ name }) => {
        toast(t('template.saved', { name }));
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField<TemplateValues> name="name" label={t('template.name')} wide />
    </FormDialog>
  );
}
