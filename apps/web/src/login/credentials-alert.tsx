import type { Failure } from '@biuro/core/lib/failure.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../app/use-text.ts';
import { Notice } from '../ui/notice.tsx';
import type { Mistakes } from './credentials.ts';
import messages from './messages.json' with { type: 'json' };

interface CredentialsAlertProps {
  mistakes: Mistakes;
  failure: Failure | null;
}

/** What stops the sign-in, above the fields. It takes the focus when it appears, and its links lead to the fields. */
export function CredentialsAlert({ mistakes, failure }: CredentialsAlertProps) {
  const text = useText(messages);
  const alert = useRef<HTMLDivElement>(null);
  const found = Object.entries(mistakes);
  const count = found.length;
  useEffect(() => alert.current?.focus(), [failure]);

  if (count === 0 && !failure) return null;
  return (
    <Notice ref={alert} tone="danger" role="alert">
      {count > 0 ? <strong>{text('summary', { count })}</strong> : failure?.message}
    </Notice>
  );
}
