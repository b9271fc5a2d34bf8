import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { useUploadProgress } from '#services/uploads/progress.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ImportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from './messages.json' with { type: 'json' };

interface AttachButtonProps {
  label: string;
  /** Names the file to a screen reader. */
  what: string;
  /** Kinds of files, as the attribute of an input has them. */
  accept: string;
  attach(file: File): Promise<unknown>;
  attached: string;
}

/** Asks for a file and sends it at once. */
export function AttachButton({ label, what, accept, attach, attached }: AttachButtonProps) {
  const t = useText(messages);
  const toast = useToast();
  const sent = useUploadProgress();
  const input = useRef<HTMLInputElement>(null);
  const work = useMutation({
    mutationFn: attach,
    onSuccess: () => toast(attached),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={what}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) work.mutate(file);
          target.value = '';
        }}
      />
      <Button
        icon={ImportIcon}
        busy={work.isPending ? (sent ?? t('sending')) : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
