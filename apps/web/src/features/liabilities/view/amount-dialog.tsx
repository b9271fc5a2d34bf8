import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { refusedField } from '#ui/form/state/validation-errors.ts';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { isTold, type Liability } from '../terms.ts';
import { AmountFields } from './amount-fields.tsx';
import { type AmountValues, updateOf, valuesOf } from './amount-values.ts';

interface AmountDialogProps {
  liability: Liability;
  onClose: () => void;
}

/** How much, by when, where to, and how it was calculated. After the client was told, it is a correction. */
export function AmountDialog({ liability, onClose }: AmountDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { find, change } = useLiabilityCalls();
  const values = useMemo(() => valuesOf(liability), [liability]);
  const told = isTold(liability);
  return (
    <FormDialog<AmountValues, Liability>
      title={t('amount.title', { what: liabilityText(liability), company: liability.company.name })}
      submitLabel={t(told ? 'correction.save' : 'amount.save')}
      values={values}
      draft={`liability.${liability.id}`}
      recordHref={recordHref}
      send={async (typed) => {
        // To the server no amount is one that is not known yet; who saves an amount has one.
        if (typed.amount.trim() === '') throw refusedField('amount', 'required', t('amount.write'));
        return change(liability.id, updateOf(liability.kind, typed));
      }}
      refresh={async () => valuesOf(await find(liability.id))}
      onSaved={({ waiting }) => {
        if (waiting) toast(t('waiting.asked', { name: waiting.reviewer?.name ?? '' }));
        else toast(t(told ? 'correction.saved' : 'amount.saved'));
        onClose();
      }}
      onClose={onClose}
    >
      <AmountFields liability={liability} />
    </FormDialog>
  );
}
