import { type ReactNode, use, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CaughtErrorContext, ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { isMissingCode } from './chunk-load-error.ts';
import { CodeMissing } from './chunk-load-failure.tsx';

/**
 * A fault stays in its region, and everything around goes on working. The region can be drawn anew; when it breaks again the page is
 * loaded anew.
 */
export function RegionBoundary({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const again = () => (attempt === 0 ? setAttempt(1) : location.reload());
  return (
    <ErrorBoundary key={attempt} fallback={<Broken again={again} part={attempt === 0} />}>
      {children}
    </ErrorBoundary>
  );
}

function Broken({ again, part }: { again: () => void; part: boolean }) {
  const text = useText(messages);
  const fault = use(CaughtErrorContext);
  if (fault && isMissingCode(fault)) return <CodeMissing />;
  return (
    <div role="alert">
      <EmptyState
        icon={WarningIcon}
        title={text('broken.title')}
        action={<Button onClick={again}>{text(part ? 'broken.part' : 'broken.page')}</Button>}
      >
        {text('broken.text')}
      </EmptyState>
    </div>
  );
}
