/**
 * Loads values by key. Keys that are asked for in one turn of the event loop, or while `atOnce` loads run, share the next load: the busier
 * the server, the fewer requests it asks. A load never begins before its keys were asked for, so that no answer is older than its request.
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
