import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormPasswordField } from '#ui/form/password-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { type SentCode, UserProofCode } from './proof-code.tsx';

interface Values {
  current_password: string;
}

const blank: Values = { current_password: '' };

interface Sent {
  code: SentCode;
  again: () => Promise<SentCode>;
}

interface UserProofProps {
  title: string;
  /** Why it is asked for. */
  text: string;
  submitLabel: string;
  onProved: () => void;
  onClose: () => void;
}

/** Asks for one's own password and then for a code, before what a session alone must not do. */
export function UserProof({ title, text, submitLabel, onProved, onClose }: UserProofProps) {
  const t = useText(messages);
  const api = useApi();
  const [sent, setSent] = useState<Sent | null>(null);
  /** Why it begins again. */
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (body: Values) => {
    const again = async () => (await unwrap(api.POST('/users/me/proof', { body }))).data;
    return { code: await again(), again };
  };
  if (sent)
    return (
      <UserProofCode
        title={title}
        submitLabel={submitLabel}
        sent={sent.code}
        sendAgain={async () => setSent({ ...sent, code: await sent.again() })}
        onSpent={(reason) => {
          setProblem(reason);
          setSent(null);
        }}
        onProved={onProved}
        onClose={onClose}
      />
    );
  return (
    <FormDialog<Values, Sent>
      title={title}
      submitLabel={t('proof.next')}
      busyLabel={t('busy')}
      values={blank}
      draft={null}
      recordHref={recordHref}
      send={send}
      onSaved={setSent}
      onClose={onClose}
    >
      {problem && (
        <div className="form-wide">
          <Notice tone="warning" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      <p className="form-wide">{text}</p>
      <FormPasswordField<Values>
        name="current_password"
        label={t('proof.password')}
        autoComplete="current-password"
        wide
      />
    </FormDialog>
  );
}
