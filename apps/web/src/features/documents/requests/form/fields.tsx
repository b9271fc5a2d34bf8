import { useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { Select } from '#ui/controls/select.tsx';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { AddIcon, CloseIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { kindOptions } from '../../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { newItem, type RequestValues } from './values.ts';
import './fields.css';

/** What a request says and asks for. */
export function RequestFields() {
  const t = useText(messages);
  return (
    <>
      <FormTextField<RequestValues> name="title" label={t('title')} hint={t('title.hint')} />
      <FormDateField<RequestValues> name="due_date" label={t('due_date')} />
      <ItemFields />
      <FormAreaField<RequestValues> name="description" label={t('description')} rows={3} optional wide />
    </>
  );
}

function ItemFields() {
  const t = useText(messages);
  const { register, formState } = useFormContext<RequestValues>();
  const { fields, append, remove } = useFieldArray<RequestValues, 'items', 'key'>({ name: 'items', keyName: 'key' });
  return (
    <fieldset className="form-wide request-fields">
      <legend className="field-label">{t('items')}</legend>
      {fields.map(({ key }, index) => {
        const n = index + 1;
        const error = formState.errors.items?.[index];
        return (
          <div key={key} className="request-field">
            <input
              className="input"
              aria-label={t('items.label', { n })}
              placeholder={t('items.example')}
              aria-invalid={error ? true : undefined}
              autoComplete="off"
              {...register(`items.${index}.label`)}
            />
            <Select aria-label={t('items.kind', { n })} options={kindOptions()} {...register(`items.${index}.kind`)} />
            <IconButton icon={CloseIcon} label={t('items.remove', { n })} onClick={() => remove(index)} />
            {error && <p className="field-error">{error.label?.message ?? error.message}</p>}
          </div>
        );
      })}
      <Button icon={AddIcon} onClick={() => append(newItem, { focusName: `items.${fields.length}.label` })}>
        {t('items.add')}
      </Button>
    </fieldset>
  );
}
