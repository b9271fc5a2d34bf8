/** Milliseconds. */
const PATIENCE = 15_000;

/** The script that leads to all others has another name with everything that is built. While developing there is none to compare. */
export function ownBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/start-"]');
  return script ? new URL(script.src).pathname : undefined;
}

/** From version.json, which the build writes; nothing while the server is away. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
    const { build } = (await answer.json()) as { build?: string };
    return build;
  } catch {
    return undefined;
  }
}
