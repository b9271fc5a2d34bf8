import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { SecretText } from '#ui/record/secret-text.tsx';
import messages from './messages.json' with { type: 'json' };
import profile from './profile/messages.json' with { type: 'json' };
import { useCompanyCalls } from './queries.ts';

interface Someone {
  id: string;
  name: string;
}

interface CompanyPeselProps {
  companyId: string;
  /** As it may be shown to everybody. */
  masked: string;
  /** Whose it is, where it is not the owner's. */
  partner?: Someone;
  beneficialOwner?: Someone;
}

/** A PESEL of the owner, a partner or a beneficial owner, masked until whoever settles the company needs it. */
export function CompanyPesel({ companyId, masked, partner, beneficialOwner }: CompanyPeselProps) {
  const t = useText(messages);
  const p = useText(profile);
  const toast = useToast();
  const mayRead = useRight('tasks:edit');
  const { readPesel, readPartnerPesel, readBeneficialOwnerPesel } = useCompanyCalls();
  const read = () => {
    if (partner) return readPartnerPesel(companyId, partner.id);
    return beneficialOwner ? readBeneficialOwnerPesel(companyId, beneficialOwner.id) : readPesel(companyId);
  };
  const name = (partner ?? beneficialOwner)?.name;
  const reading = useMutation({
    mutationFn: read,
    gcTime: 0,
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <SecretText
      masked={masked}
      full={reading.data ?? undefined}
      label={name === undefined ? p('pesel') : `PESEL: ${name}`}
      copyLabel={t('pesel.copy')}
      busy={reading.isPending}
      onShow={mayRead ? () => reading.mutate() : undefined}
      onHide={reading.reset}
    />
  );
}
