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
  const reload = <Button onClick={() => location.reload()}>{text('broken.reload')}</Button>;
  return (
    <ErrorBoundary
      fallback={() => (
        <EmptyState icon={WarningIcon} title={text('broken.title')} action={reload}>
          {text('broken.text')}
        </EmptyState>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
