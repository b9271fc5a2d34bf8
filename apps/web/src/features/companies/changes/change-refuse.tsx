import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { type ChangeRequest, useChangeCalls } from './change-queries.ts';
import changes from './messages.json' with { type: 'json' };

interface RefuseValues {
  reason: string;
}

const nothing: RefuseValues = { reason: '' };

interface ChangeRefuseProps {
  companyId: string;
  request: ChangeRequest;
  onClose: () => void;
}

/** Says why the office does not take a change over; the client reads it. */
export function ChangeRefuse({ companyId, request: { id, version }, onClose }: ChangeRefuseProps) {
  const c = useText(changes);
  const toast = useToast();
  const { decide } = useChangeCalls(companyId);
  return (
    <FormDialog<RefuseValues, ChangeRequest>
      title={c('refuse.title')}
      submitLabel={c('refuse')}
      values={nothing}
      draft={`change.refuse.${id}`}
      recordHref={String}
      send={({ reason }, key) => {
        const given = reason.trim();
        return decide(id, { decision: 'refuse', version, ...(given && { reason: given }) }, key);
      }}
      onSaved={() => {
        toast(c('refuse.done'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormAreaField<RefuseValues> name="reason" label={c('refuse.reason')} hint={c('refuse.hint')} wide />
    </FormDialog>
  );
}
