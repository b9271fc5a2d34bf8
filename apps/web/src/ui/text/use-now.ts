import { useEffect, useState } from 'react';

/** This machine's time (milliseconds since 1970), read anew after each `interval` (milliseconds). */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
