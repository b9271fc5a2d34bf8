import { useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { AddIcon, CloseIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import type { AmountValues } from './amount-values.ts';
import './basis-fields.css';
import messages from '../messages.json' with { type: 'json' };
import type { Kind } from '../terms.ts';

const usual = ['vat', 'pit', 'lump_sum', 'cit', 'zus', 'pit4'] as const;

/** The lines of the calculation as the client will see them. */
export function BasisFields({ kind }: { kind: Kind }) {
  const t = useText(messages);
  const { register, formState } = useFormContext<AmountValues>();
  const { fields, append, remove } = useFieldArray<AmountValues, 'basis'>({ name: 'basis' });
  const template = usual.find((one) => one === kind);
  const addUsual = () => {
    if (!template) return;
    const labels = t(`basis.${template}`).split('; ');
    append(
      labels.map((label) => ({ label, value: '' })),
      { focusName: 'basis.0.value' },
    );
  };
  return (
    <fieldset className="form-wide basis-fields">
      <legend className="field-label">{t('basis')}</legend>
      <p className="field-hint">{t('basis.hint')}</p>
      {fields.map(({ id }, index) => {
        const error = formState.errors.basis?.[index];
        const n = index + 1;
        return (
          <div key={id} className="basis-field">
            <input
              className="input"
              aria-label={t('basis.label', { n })}
              placeholder={t('basis.what')}
              aria-invalid={error?.label ? true : undefined}
              autoComplete="off"
              {...register(`basis.${index}.label`)}
            />
            <input
              className="input basis-value"
              aria-label={t('basis.value', { n })}
              placeholder={t('basis.much')}
              aria-invalid={error?.value ? true : undefined}
              autoComplete="off"
              {...register(`basis.${index}.value`)}
            />
            <IconButton icon={CloseIcon} label={t('basis.remove', { n })} onClick={() => remove(index)} />
            {error && <p className="field-error basis-error">{error.label?.message ?? error.value?.message}</p>}
          </div>
        );
      })}
      <div className="basis-add">
        <Button icon={AddIcon} onClick={() => append({ label: '', value: '' })}>
          {t('basis.add')}
        </Button>
        {template && fields.length === 0 && (
          <Button variant="quiet" onClick={addUsual}>
            {t('basis.usual')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
