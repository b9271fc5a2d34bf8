import { useState } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';

/** The question for one's own password that is open. */
interface AskedProof {
  onProved: () => void;
  onClose: () => void;
}

/**
 * Calls that need a recent check of one's own password. `before` makes the call; where the server wants the check first, `asked` is there
 * to be shown, and the call is made again after it. Closed without it, the call fails as the server refused it.
 */
export function useProof() {
  const [asked, setAsked] = useState<AskedProof | null>(null);
  const before = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (refusal) {
      if (failureOf(refusal).code !== 'proof_needed') throw refusal;
      await new Promise<void>((resolve, reject) =>
        setAsked({ onProved: resolve, onClose: () => reject(refusal) }),
      ).finally(() => setAsked(null));
      return call();
    }
  };
  return { asked, before };
}
