import { parseNip } from '@biuro/core/poland/nip.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { words } from '#ui/text/words.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';
import messages from './messages.json' with { type: 'json' };

/** A NIP, written as people write it. A slip in the digits is mentioned once the field is left: as help, not as an error. */
export function FormNipField<Values>(field: FormFieldProps<Values>) {
  const [left, setLeft] = useState(false);
  const { formState } = useFormContext<Record<string, string>>();
  const text = useWatch<Record<string, string>>({ name: field.name }) ?? '';
  const help = left && !formState.errors[field.name] && nipHelp(text);
  return (
    <FormField {...field} hint={help ? <span className="form-help">{help}</span> : field.hint}>
      {({ onBlur, ...control }) => (
        <input
          className="input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          {...control}
          onBlur={(event) => {
            setLeft(true);
            return onBlur(event);
          }}
        />
      )}
    </FormField>
  );
}

function nipHelp(text: string): string | undefined {
  const t = words(messages);
  const result = parseNip(text);
  if (result.valid || result.reason === 'empty') return undefined;
  return result.reason === 'length' ? t('nip.length', { digits: result.digits }) : t('nip.checksum');
}
