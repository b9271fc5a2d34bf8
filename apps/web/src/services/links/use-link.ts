import type { Failure } from '@biuro/core/lib/failure.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';

/** What is known of a link that came by e-mail. */
export type LinkAnswer<Data> =
  | { state: 'waiting' }
  | { state: 'works'; data: Data }
  | { state: 'spent'; failure: Failure }
  | { state: 'failed'; failure: Failure };

/** Asks whether a link still works, which does not use it up. These pages are light: they come without a cache of answers. */
export function useLink<Data>(token: string, read: (token: string, signal: AbortSignal) => Promise<Data>) {
  const [answer, setAnswer] = useState<LinkAnswer<Data>>({ state: 'waiting' });
  const ask = useEffectEvent(read);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    ask(token, signal).then(
      (data) => setAnswer({ state: 'works', data }),
      (thrown) => {
        if (!signal.aborted) setAnswer(refusal(failureOf(thrown)));
      },
    );
    return () => asking.abort();
  }, [token]);
  return answer;
}

function refusal(failure: Failure): LinkAnswer<never> {
  return failure.status === 410 ? { state: 'spent', failure } : { state: 'failed', failure };
}
