import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { formText } from '#services/records/declaration/text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import messages from './messages.json' with { type: 'json' };
import { useDeclarationCalls } from './queries.ts';
import type { Declaration, ExplainedMove } from './terms.ts';

interface ReasonValues {
  reason: string;
  /** The company has given its power of attorney, and nobody has written it down yet. */
  authorised: boolean;
}

const nothing: ReasonValues = { reason: '', authorised: false };

interface ReasonDialogProps {
  declaration: Declaration;
  to: ExplainedMove;
  onClose: () => void;
}

/** Asks why: the tax office refused it, it is corrected, or it goes out without a known power of attorney. */
export function ReasonDialog({ declaration, to, onClose }: ReasonDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { move, authorise } = useDeclarationCalls();
  const { id, form, version, company } = declaration;
  const name = formText(form);
  const send = async ({ reason, authorised }: ReasonValues, key: string) => {
    if (authorised) await authorise(company.id);
    const why = authorised ? '' : reason.trim();
    return move(id, { to, version, ...(why && { reason: why }) }, key);
  };
  return (
    <FormDialog<ReasonValues, Declaration>
      title={t('action.of', { action: t(`to.${to}`), form: name })}
      submitLabel={t(`to.${to}`)}
      values={nothing}
      draft={`declaration.${to}.${id}`}
      recordHref={(link) => link}
      send={send}
      onSaved={({ status }) => {
        toast(t('moved', { form: name, status: t(`status.${status}`) }));
        onClose();
      }}
      onClose={onClose}
    >
      {to === 'sent' ? <Unauthorised company={company.name} /> : <Reason to={to} />}
    </FormDialog>
  );
}

function Reason({ to }: { to: ExplainedMove }) {
  const t = useText(messages);
  return (
    <FormAreaField<ReasonValues>
      name="reason"
      label={t(`reason.${to}`)}
      hint={t(`reason.${to}.hint`)}
      optional={to === 'corrected'}
      wide
    />
  );
}

function Unauthorised({ company }: { company: string }) {
  const t = useText(messages);
  const authorised = useWatch<ReasonValues, 'authorised'>({ name: 'authorised' });
  return (
    <>
      <div className="form-wide">
        <Notice tone="warning">{t('unauthorised', { company })}</Notice>
      </div>
      {useRight('companies:edit') && <FormCheckboxField<ReasonValues> name="authorised" label={t('authorise')} />}
      {!authorised && <Reason to="sent" />}
    </>
  );
}
