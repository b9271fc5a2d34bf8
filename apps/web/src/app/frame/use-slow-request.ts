import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds after which a person begins to wonder. */
const patience = 8_000;

/** What has been under way for too long: saving something, or reading what a page shows. Refreshing what is shown disturbs nobody. */
export function useSlowRequest(): 'saving' | 'reading' | null {
  const saving = useIsMutating() > 0;
  const reading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const under = saving ? 'saving' : reading ? 'reading' : null;
  const [late, setLate] = useState<typeof under>(null);
  useEffect(() => {
    if (under === null) return;
    const timer = setTimeout(() => setLate(under), patience);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [under]);
  return late;
}
