import { Suspense, useEffect, useState } from 'react';
import { useSlot } from '#services/feature/slot.tsx';
import { onIdle } from '#services/portal/on-idle.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';

/** What features draw in the top bar. Code and requests wait until the page is drawn; a part that breaks is left out. */
export function TopBarSlot() {
  const parts = useSlot('top-bar');
  const [idle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  if (!idle) return null;
  return parts.map((Part, place) => (
    <ErrorBoundary key={place} fallback={null}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  ));
}
