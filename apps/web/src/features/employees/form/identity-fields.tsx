import { ApiError } from '@biuro/core/lib/failure.ts';
import { useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Employee } from './terms.ts';
import type { NewEmployeeValues } from './values.ts';

type Known = Pick<Employee, 'pesel' | 'passport'>;

/** What ZUS knows somebody by: the PESEL, or where there is none the passport and the date of birth. */
export function IdentityFields({ known }: { known?: Known | undefined }) {
  const t = useText(messages);
  const { watch, setValue } = useFormContext<NewEmployeeValues>();
  const typed = watch();
  const chosen = identityOf(typed, known);
  const choose = (identity: 'pesel' | 'none') => {
    setValue('identified_by', identity);
    // What is no longer on the screen is not sent.
    if (identity === 'none') setValue('pesel', '');
    else for (const name of ['passport', 'birth_date'] as const) setValue(name, '');
  };
  return (
    <>
      <div className="form-wide">
        <Segments
          name="identified_by"
          label={t('identity')}
          value={chosen}
          options={[
            { value: 'pesel', label: t('pesel') },
            { value: 'none', label: t('identity.none') },
          ]}
          onChange={choose}
        />
      </div>
      {chosen === 'pesel' ? (
        <FormTextField<NewEmployeeValues>
          name="pesel"
          label={t('pesel.number')}
          hint={known?.pesel ? t('pesel.kept', { pesel: known.pesel }) : t('pesel.hint')}
          inputMode="numeric"
          wide
        />
      ) : (
        <>
          <FormTextField<NewEmployeeValues>
            name="passport"
            label={t('passport')}
            hint={known?.passport ? t('pesel.kept', { pesel: known.passport }) : t('passport.hint')}
          />
          <FormDateField<NewEmployeeValues> name="birth_date" label={t('birth_date')} />
        </>
      )}
    </>
  );
}

/** The choice, and before there is one what is known of the person. */
function identityOf({ identified_by, passport }: NewEmployeeValues, known: Known | undefined): 'pesel' | 'none' {
  if (identified_by) return identified_by;
  return passport !== '' || (known?.passport && !known.pesel) ? 'none' : 'pesel';
}

/**
 * Makes the call that adds somebody. The server, which does not know the choice, misses either number at the PESEL; without a PESEL it is
 * the passport that is missing.
 */
export async function identified<Saved>(
  t: ReturnType<typeof useText<typeof messages>>,
  typed: NewEmployeeValues,
  known: Known | undefined,
  call: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await call();
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || identityOf(typed, known) === 'pesel') throw thrown;
    const { failure } = thrown;
    const fields = failure.fields?.map((field) =>
      field.code === 'nobody'
        ? { ...field, pointer: field.pointer.replace(/pesel$/, 'passport'), message: t('passport.missing') }
        : field,
    );
    throw new ApiError({ ...failure, ...(fields && { fields }) });
  }
}
