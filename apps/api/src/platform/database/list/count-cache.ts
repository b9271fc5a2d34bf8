/** A total together with the moment from which on it may be wrong. */
interface Kept {
  tags: readonly string[];
  until: number;
  total: Promise<number>;
}

const SECONDS = 10;
const AT_MOST = 1_000;

/**
 * How many rows a list has, remembered for ten seconds, because counting them costs more than showing a page. What this process writes to
 * a tag is forgotten at once; what another one writes is seen ten seconds later.
 */
export function createCountCache(now: () => number = performance.now.bind(performance)) {
  const totals = new Map<string, Kept>();

  function keep(key: string, tags: readonly string[], count: () => Promise<number>): Promise<number> {
    const oldest = totals.size < AT_MOST ? undefined : totals.keys().next().value;
    if (oldest !== undefined) totals.delete(oldest);
    const kept = { tags, until: now() + SECONDS * 1_000, total: count() };
    totals.set(key, kept);
    kept.total.catch(() => totals.get(key) === kept && totals.delete(key));
    return kept.total;
  }

  return {
    /** `tags` are those whose records the count depends on. Everybody who asks while it is being counted waits for the same count. */
    get(key: string, tags: readonly string[], count: () => Promise<number>): Promise<number> {
      const kept = totals.get(key);
      if (kept && kept.until > now()) return kept.total;
      totals.delete(key);
      return keep(key, tags, count);
    },
    /** Call it after the commit: also a count that began before it and is still running is not given to anybody who asks from now on. */
    forget(tag: string): void {
      for (const [key, kept] of totals) if (kept.tags.includes(tag)) totals.delete(key);
    },
    get size() {
      return totals.size;
    },
  };
}

export type CountCache = ReturnType<typeof createCountCache>;

const byOffice = new WeakMap<object, CountCache>();

/** Those of one office. */
export function countCacheOf(tenant: object): CountCache {
  const totals = byOffice.get(tenant) ?? createCountCache();
  byOffice.set(tenant, totals);
  return totals;
}
