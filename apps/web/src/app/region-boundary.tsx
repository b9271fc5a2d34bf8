import { type ReactNode, use, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorBoundary, FaultContext } from '../ui/error-boundary.tsx';
import { WarningIcon } from '../ui/icons.ts';
import { CodeMissing } from './code-missing.tsx';
import messages from './messages.json' with { type: 'json' };
import { isMissingCode } from './missing-code.ts';
import { useText } from './use-text.ts';

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
  const fault = use(FaultContext);
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
