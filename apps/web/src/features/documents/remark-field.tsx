import { useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from './messages.json' with { type: 'json' };
import './documents.css';

export interface RemarkValues {
  remark: string;
}

const reasons = {
  to_correct: ['unreadable', 'cut', 'pages', 'buyer', 'month'],
  rejected: ['private', 'not_ours', 'no_document'],
} as const;

/** What the client reads: one of the usual reasons with one press, or in own words. */
export function RemarkField({ to }: { to: 'to_correct' | 'rejected' }) {
  const t = useText(messages);
  const { setValue, setFocus } = useFormContext<RemarkValues>();
  const choose = (text: string) => {
    setValue('remark', text, { shouldDirty: true, shouldValidate: true });
    setFocus('remark');
  };
  return (
    <>
      <fieldset className="form-wide remark-reasons">
        <legend className="field-label">{t('reasons')}</legend>
        {reasons[to].map((reason) => (
          <Button key={reason} onClick={() => choose(t(`reason.${reason}`))}>
            {t(`reason.${reason}.short`)}
          </Button>
        ))}
      </fieldset>
      <FormAreaField<RemarkValues> name="remark" label={t('remark')} hint={t('remark.hint')} rows={3} wide />
    </>
  );
}
