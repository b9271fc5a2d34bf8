import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useDocumentCalls } from '../calls.ts';
import { kindOptions } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { monthOptions } from '../months.ts';
import { type Document } from '../statuses.ts';
import { type DocumentValues, documentFields, valuesOf } from './values.ts';

/** What is written on the document, as the office reads it. */
export function DocumentFields({ document }: { document: Document }) {
  const t = useText(messages);
  const toast = useToast();
  const { find, change } = useDocumentCalls();
  const values = useMemo(() => valuesOf(document), [document]);
  const { id } = document;
  return (
    <Card title={t('fields')} padded>
      <FormPart<DocumentValues, Document>
        className="document-form"
        values={values}
        draft={`document.${id}`}
        send={(typed) => change(id, documentFields.requestOf(typed))}
        refresh={async () => valuesOf(await find(id))}
        valuesAfterSave={valuesOf}
        onSaved={() => toast(t('saved'))}
        submitLabel={t('save')}
        submitVariant="secondary"
        busyLabel={t('saving')}
      >
        <div className="form-fields">
          <FormTextField<DocumentValues> name="title" label={t('title')} wide />
          <FormSelectField<DocumentValues> name="kind" label={t('kind')} options={kindOptions()} />
          <FormSelectField<DocumentValues> name="month" label={t('month')} options={monthOptions(document.month)} />
          <FormTextField<DocumentValues> name="number" label={t('number')} optional />
          <FormDateField<DocumentValues> name="issue_date" label={t('issue_date')} optional />
          <FormTextField<DocumentValues> name="contractor_nip" label={t('contractor_nip')} optional />
          <FormTextField<DocumentValues> name="contractor_name" label={t('contractor_name')} optional />
          <FormDateField<DocumentValues> name="sale_date" label={t('sale_date')} optional />
          <FormDateField<DocumentValues> name="payment_due" label={t('payment_due')} optional />
          <FormTextField<DocumentValues> name="net" label={t('net')} inputMode="decimal" optional />
          <FormTextField<DocumentValues> name="vat" label={t('vat')} inputMode="decimal" optional />
          <FormTextField<DocumentValues> name="gross" label={t('gross')} inputMode="decimal" optional />
          <FormTextField<DocumentValues> name="currency" label={t('currency')} />
          <FormSelectField<DocumentValues>
            name="visibility"
            label={t('visibility')}
            options={(['company', 'representatives', 'office'] as const).map((value) => ({
              value,
              label: t(`visibility.${value}`),
            }))}
            wide
          />
        </div>
      </FormPart>
    </Card>
  );
}
