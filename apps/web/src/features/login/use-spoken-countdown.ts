import { useState } from 'react';
import { spokenStep } from '#ui/text/countdown.ts';

/** Remaining seconds to speak, or null while none are due. A countdown that jumps up has begun anew. */
export function useSpokenCountdown(seconds: number): number | null {
  const [{ from, last }, setCountdown] = useState({ from: seconds, last: seconds });
  if (seconds !== last) setCountdown({ from: seconds > last ? seconds : from, last: seconds });
  return spokenStep(from, seconds);
}
