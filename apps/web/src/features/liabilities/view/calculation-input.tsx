import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ImportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };

interface CalculationInputProps {
  id: string;
  /** There is a file already. */
  known: boolean;
}

/** The office chooses the file. */
export function CalculationInput({ id, known }: CalculationInputProps) {
  const t = useText(messages);
  const toast = useToast();
  const { attachCalculation } = useLiabilityCalls();
  const input = useRef<HTMLInputElement>(null);
  const work = useMutation({
    mutationFn: (file: File) => attachCalculation(id, file),
    onSuccess: () => toast(t('calculation.added')),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.xlsx,.jpg,.jpeg,.png"
        aria-label={t('calculation')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) work.mutate(file);
          target.value = '';
        }}
      />
      <Button icon={ImportIcon} busy={work.isPending ? t('sending') : undefined} onClick={() => input.current?.click()}>
        {t(known ? 'calculation.replace' : 'calculation.add')}
      </Button>
    </>
  );
}
