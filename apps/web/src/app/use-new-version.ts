import { useEffect, useState } from 'react';

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

/** The script that leads to all others has another name with everything that is built. While developing there is none to compare. */
function ownBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/start-"]');
  return script ? new URL(script.src).pathname : undefined;
}

/** From version.json, which the build writes; nothing while the server is away. */
async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-cache' });
    const { build } = (await answer.json()) as { build?: string };
    return build;
  } catch {
    return undefined;
  }
}
