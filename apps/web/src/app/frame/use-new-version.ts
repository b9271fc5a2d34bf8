import { useEffect, useState } from 'react';
import { ownBuild, servedBuild } from '../start/build-version.ts';

const pause = 5 * 60_000;
const soonest = 30_000;

/** The build that the server has now, when it is another than the one of this page. Asked every few minutes and on return to the tab. */
export function useNewVersion(): string | undefined {
  const [build, setBuild] = useState<string>();
  useEffect(() => {
    const own = ownBuild();
    if (own === undefined) return;
    let askedAt = Date.now();
    const ask = async () => {
      if (document.hidden || Date.now() - askedAt < soonest) return;
      askedAt = Date.now();
      const served = await servedBuild();
      setBuild(served === own ? undefined : served);
    };
    const timer = setInterval(ask, pause);
    document.addEventListener('visibilitychange', ask);
    addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('focus', ask);
    };
  }, []);
  return build;
}
