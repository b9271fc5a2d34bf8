import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { WarningIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import { useText } from './use-text.ts';

/** A page that breaks says so in its own place; the navigation around it goes on working. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const text = useText(messages);
  const sorry = (
    <EmptyState
      icon={WarningIcon}
      title={text('broken.title')}
      action={<Button onClick={() => location.reload()}>{text('broken.reload')}</Button>}
    >
      {text('broken.text')}
    </EmptyState>
  );
  return <ErrorBoundary fallback={sorry}>{children}</ErrorBoundary>;
}
