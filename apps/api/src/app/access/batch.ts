/**
 * Loads values by key. Keys that are asked for while `atOnce` loads run wait for one of them to end and share the next: the busier the
 * server, the fewer questions it asks. A load never begins before its keys were asked for, so that no answer is older than its question.
 */
export function createBatch<T>(load: (keys: string[]) => Promise<Map<string, T>>, atOnce: number) {
  let running = 0;
  let next: { keys: string[]; loaded: Promise<Map<string, T>>; start(): void } | undefined;

  async function run(keys: string[]): Promise<Map<string, T>> {
    running += 1;
    try {
      return await load(keys);
    } finally {
      running -= 1;
      const waiting = next;
      next = undefined;
      waiting?.start();
    }
  }

  function wait() {
    const keys: string[] = [];
    const { promise, resolve } = Promise.withResolvers<Map<string, T>>();
    return { keys, loaded: promise, start: () => resolve(run(keys)) };
  }

  return async (key: string): Promise<T | undefined> => {
    if (running < atOnce) return (await run([key])).get(key);
    next ??= wait();
    next.keys.push(key);
    return (await next.loaded).get(key);
  };
}
