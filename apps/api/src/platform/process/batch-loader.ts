/**
 * Loads values by key (like DataLoader). Keys that are requested in one turn of the event loop, or while `atOnce` loads
 * are running, share the next load: the busier the server, the fewer queries per request. A load starts after its keys
 * were requested, so no answer is older than its request.
 */
export function createBatchLoader<T>(load: (keys: string[]) => Promise<Map<string, T>>, atOnce: number) {
  let running = 0;
  let next: { keys: string[]; loaded: Promise<Map<string, T>>; start(): void } | undefined;

  async function run(keys: string[]): Promise<Map<string, T>> {
    running += 1;
    try {
      return await load(keys);
    } finally {
      running -= 1;
      startNext();
    }
  }

  function startNext(): void {
    if (!next || running >= atOnce) return;
    const { start } = next;
    next = undefined;
    start();
  }

  function gather() {
    const keys: string[] = [];
    const { promise, resolve } = Promise.withResolvers<Map<string, T>>();
    setImmediate(startNext);
    return { keys, loaded: promise, start: () => resolve(run(keys)) };
  }

  return async (key: string): Promise<T | undefined> => {
    next ??= gather();
    next.keys.push(key);
    return (await next.loaded).get(key);
  };
}
