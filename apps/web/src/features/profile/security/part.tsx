import type { User } from '@biuro/core/session/stored-session.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Tag } from '#ui/text/tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import { ProfilePart } from '../profile-part.tsx';
import { TwoFactorProof } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpConfirmation } from './totp-confirmation.tsx';
import './two-factor.css';
import { useRefetchSessions } from '../devices/use-my-sessions.ts';
import { useProfileCalls } from '../use-profile.ts';
import { TwoFactorState } from './state.tsx';
import type { Goal, Proven, Step } from './steps.ts';

/** The second step of signing in: codes by message, or of an authenticator app with recovery codes for a lost phone. */
export function TwoFactorPart({ user }: { user: User }) {
  const t = useText(messages);
  const toast = useToast();
  const { refetchProfile } = useProfileCalls();
  const refetchSessions = useRefetchSessions();
  const [step, setStep] = useState<Step>({ name: 'rest', back: false });
  const rest = () => setStep({ name: 'rest', back: true });
  /** The other sessions have ended with it. */
  const changed = () => {
    refetchProfile();
    refetchSessions();
  };
  const proven = (goal: Goal, proof: Proven) => {
    if (goal === 'turn-off') {
      changed();
      toast(t('totp.off.done'));
      rest();
    } else if (proof) setStep(proof);
  };
  const confirmed = (codes: string[]) => {
    changed();
    setStep({ name: 'codes', codes });
  };
  const on = user.second_factor === 'totp';
  return (
    <ProfilePart name="two-factor" action={on && <Tag tone="success">{t('totp.on')}</Tag>}>
      {step.name === 'rest' && (
        <TwoFactorState user={user} takesFocus={step.back} onChoose={(goal) => setStep({ name: 'prove', goal })} />
      )}
      {step.name === 'prove' && (
        <TwoFactorProof key={step.goal} goal={step.goal} email={user.email} onProven={proven} onCancel={rest} />
      )}
      {step.name === 'confirm' && <TotpConfirmation {...step} onConfirmed={confirmed} onCancel={rest} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} email={user.email} onDone={rest} />}
    </ProfilePart>
  );
}
