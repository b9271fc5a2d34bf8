import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useRequestCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { DocumentRequest } from '../requests.ts';
import { RequestFields } from './fields.tsx';
import { type EditValues, editValues, updateOf } from './values.ts';

/** Changes what a company is asked for. */
export function RequestEdit({ request, onClose }: { request: DocumentRequest; onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { change, find } = useRequestCalls();
  const values = useMemo(() => editValues(request), [request]);
  return (
    <FormDialog<EditValues, DocumentRequest>
      title={t('edit.title')}
      submitLabel={t('save')}
      values={values}
      draft={`document-request.${request.id}`}
      recordHref={recordHref}
      send={(typed) => change(request.id, updateOf(typed))}
      refresh={async () => editValues(await find(request.id))}
      onSaved={() => {
        toast(t('saved'));
        onClose();
      }}
      onClose={onClose}
    >
      <RequestFields />
    </FormDialog>
  );
}
