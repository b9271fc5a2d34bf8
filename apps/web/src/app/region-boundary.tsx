import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { WarningIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import { useText } from './use-text.ts';

/**
 * A fault stays in its region, and everything around goes on working. The region can be drawn anew; when it breaks again the page is
 * loaded anew, because code that did not arrive once is not asked for twice.
 */
export function RegionBoundary({ children }: { children: ReactNode }) {
  const text = useText(messages);
  const [attempt, setAttempt] = useState(0);
  const again = () => (attempt === 0 ? setAttempt(1) : location.reload());
  const sorry = (
    <EmptyState
      icon={WarningIcon}
      title={text('broken.title')}
      action={<Button onClick={again}>{text(attempt === 0 ? 'broken.part' : 'broken.page')}</Button>}
    >
      {text('broken.text')}
    </EmptyState>
  );
  return (
    <ErrorBoundary key={attempt} fallback={<div role="alert">{sorry}</div>}>
      {children}
    </ErrorBoundary>
  );
}
