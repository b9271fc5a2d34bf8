import { useMutation } from '@tanstack/react-query';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { failureOf } from '../ui/failure.ts';
import { SecretText } from '../ui/secret-text.tsx';
import { useCompanyCalls } from './company-queries.ts';
import messages from './messages.json' with { type: 'json' };
import profile from './profile/messages.json' with { type: 'json' };

interface CompanyPeselProps {
  companyId: string;
  /** As it may be shown to everybody. */
  masked: string;
}

/** The owner's PESEL, masked until whoever settles the company needs it. */
export function CompanyPesel({ companyId, masked }: CompanyPeselProps) {
  const t = useText(messages);
  const p = useText(profile);
  const toast = useToast();
  const mayRead = useRight('tasks:edit');
  const { readPesel } = useCompanyCalls();
  const reading = useMutation({
    mutationFn: () => readPesel(companyId),
    gcTime: 0,
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <SecretText
      masked={masked}
      full={reading.data ?? undefined}
      label={p('pesel')}
      copyLabel={t('pesel.copy')}
      busy={reading.isPending}
      onShow={mayRead ? () => reading.mutate() : undefined}
      onHide={reading.reset}
    />
  );
}
