import { type ReactNode, use, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CaughtErrorContext, ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ChunkLoadFailure, isChunkLoadError } from './chunk-load-error.tsx';

/**
 * Confines an error to its region; everything around it goes on working. The person can draw the region again and, if it breaks again,
 * reload the page.
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
  const t = useText(messages);
  const fault = use(CaughtErrorContext);
  if (fault && isChunkLoadError(fault)) return <ChunkLoadFailure />;
  return (
    <div role="alert">
      <EmptyState
        icon={WarningIcon}
        title={t('broken.title')}
        action={<Button onClick={again}>{t(part ? 'broken.part' : 'broken.page')}</Button>}
      >
        {t('broken.text')}
      </EmptyState>
    </div>
  );
}
