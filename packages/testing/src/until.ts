interface Patience {
  /** Milliseconds. */
  timeout?: number;
  /** Milliseconds between two attempts. */
  every?: number;
}

/** Asks again until the answer is not undefined. Throws the sentence of `lack` when none has come in time, and whatever `ask` throws. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  lack: () => string,
  { timeout = 10_000, every = 50 }: Patience = {},
): Promise<T> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; ) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  throw new Error(lack());
}
