import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { useDocumentCalls } from '../calls.ts';
import { kindOptions } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { monthOptions } from '../months.ts';
import type { Document } from '../statuses.ts';
import { type DocumentValues, documentFields, valuesOf } from '../view/values.ts';

/** Kind and month, which are saved as they are chosen. Keys: R and M. */
export function DeskFields({ document }: { document: Document }) {
  const t = useText(messages);
  const toast = useToast();
  const fields = useRef<HTMLDivElement>(null);
  const { change } = useDocumentCalls();
  const saving = useMutation({
    mutationFn: (values: Partial<DocumentValues>) =>
      change(document.id, documentFields.requestOf({ ...valuesOf(document), ...values })),
    onSuccess: () => toast(t('saved')),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  const focus = (name: string) => () => fields.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useFreeKey('r', focus('kind'));
  useFreeKey('m', focus('month'));
  return (
    <div ref={fields} className="desk-fields">
      <Field label={t('kind')}>
        {(control) => (
          <Select
            {...control}
            name="kind"
            options={kindOptions()}
            value={document.kind}
            // The options are the kinds.
            onChange={({ target }) => saving.mutate({ kind: target.value as Document['kind'] })}
          />
        )}
      </Field>
      <Field label={t('month')}>
        {(control) => (
          <Select
            {...control}
            name="month"
            options={monthOptions(document.month)}
            value={document.month}
            onChange={({ target }) => saving.mutate({ month: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
