import { useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { LinkedRequest, RequestItem } from '../requests.ts';
import type { Answering } from './answering.ts';
import '../../documents.css';

interface DeclineValues {
  reason: string;
}

const nothing: DeclineValues = { reason: '' };
const reasons = ['none', 'later', 'lost'] as const;

interface DeclineDialogProps {
  item: RequestItem;
  answering: Pick<Answering, 'decline'>;
  onAnswered: (now: LinkedRequest) => void;
  onClose: () => void;
}

/** Why there is no such document: one of the usual reasons with one press, or in own words. */
export function DeclineDialog({ item, answering, onAnswered, onClose }: DeclineDialogProps) {
  const t = useText(messages);
  return (
    <FormDialog<DeclineValues, LinkedRequest>
      title={t('decline.title', { label: item.label })}
      submitLabel={t('decline.submit')}
      busyLabel={t('answer.busy')}
      values={nothing}
      draft={null}
      recordHref={recordHref}
      send={({ reason }) => answering.decline(item.id, reason.trim())}
      onSaved={(now) => {
        onClose();
        onAnswered(now);
      }}
      onClose={onClose}
    >
      <ReasonField />
    </FormDialog>
  );
}

function ReasonField() {
  const t = useText(messages);
  const { setValue, setFocus } = useFormContext<DeclineValues>();
  const choose = (text: string) => {
    setValue('reason', text, { shouldDirty: true, shouldValidate: true });
    setFocus('reason');
  };
  return (
    <>
      <fieldset className="form-wide remark-reasons">
        <legend className="field-label">{t('decline.reasons')}</legend>
        {reasons.map((reason) => (
          <Button key={reason} onClick={() => choose(t(`decline.${reason}`))}>
            {t(`decline.${reason}`)}
          </Button>
        ))}
      </fieldset>
      <FormAreaField<DeclineValues> name="reason" label={t('decline.reason')} rows={3} wide />
    </>
  );
}
