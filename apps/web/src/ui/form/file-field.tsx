import { useWatch } from 'react-hook-form';
import messages from '#ui/files/messages.json' with { type: 'json' };
import '#ui/files/file-input.css';
import { words } from '#ui/text/words.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

interface FormFileFieldProps<Values> extends FormFieldProps<Values> {
  /** Types that may be chosen, as the browser takes them: `image/*,application/pdf`. */
  accept: string;
}

/** One file of this device; its value is the browser's own `FileList`. */
export function FormFileField<Values>({ accept, ...field }: FormFileFieldProps<Values>) {
  const t = words(messages);
  const chosen = chosenFile(useWatch<Record<string, FileList | null>>({ name: field.name }));
  return (
    <FormField {...field}>
      {(control) => (
        <span className="file-input">
          {/* Its own words are those of the browser's language: ours stand in their place. */}
          <input type="file" accept={accept} {...control} />
          <span className="file-input-button" aria-hidden="true">
            {t('choose')}
          </span>
          <span className="file-input-name" aria-hidden="true">
            {chosen?.name ?? t('none')}
          </span>
        </span>
      )}
    </FormField>
  );
}

/** The file that was chosen, of a value of such a field. */
export function chosenFile(value: FileList | null | undefined): File | undefined {
  return value?.[0];
}
