interface Timing {
  /** Milliseconds. */
  timeout?: number;
  /** Milliseconds between two attempts. */
  every?: number;
}

/** Calls `ask` until it answers something other than undefined. Throws the sentence of `lack` when the time is over, and what `ask` throws at once. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  lack: () => string,
  { timeout = 10_000, every = 50 }: Timing = {},
): Promise<T> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; ) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  throw new Error(lack());
}
