/** Milliseconds. */
const PATIENCE = 15_000;

/** The name of the script `start` changes with every build. In development there is none. */
export function ownBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/start-"]');
  return script ? new URL(script.src).pathname : undefined;
}

/** Read from version.json, which the build writes; undefined while the server cannot be reached. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
    const { build } = (await answer.json()) as { build?: string };
    return build;
  } catch {
    return undefined;
  }
}
