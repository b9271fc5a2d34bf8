/** A cached count. */
interface CachedCount {
  tags: readonly string[];
  until: number;
  total: Promise<number>;
}

const SECONDS = 10;
const AT_MOST = 1_000;

/**
 * Caches for ten seconds how many rows a list has, because counting costs more than showing a page. Writes of this
 * process invalidate at once; those of other processes are seen after ten seconds.
 */
export function createCountCache(now: () => number = performance.now.bind(performance)) {
  const totals = new Map<string, CachedCount>();

  function store(key: string, tags: readonly string[], count: () => Promise<number>): Promise<number> {
    const oldest = totals.size < AT_MOST ? undefined : totals.keys().next().value;
    if (oldest !== undefined) totals.delete(oldest);
    const cached = { tags, until: now() + SECONDS * 1_000, total: count() };
    totals.set(key, cached);
    cached.total.catch(() => totals.get(key) === cached && totals.delete(key));
    return cached.total;
  }

  return {
    /** `tags`: tags of the contract whose operations change the count. Concurrent calls share one count. */
    get(key: string, tags: readonly string[], count: () => Promise<number>): Promise<number> {
      const cached = totals.get(key);
      if (cached && cached.until > now()) return cached.total;
      totals.delete(key);
      return store(key, tags, count);
    },
    /** Call it after the commit. A count that is still running is not reused either. */
    forget(tag: string): void {
      for (const [key, cached] of totals) if (cached.tags.includes(tag)) totals.delete(key);
    },
    get size() {
      return totals.size;
    },
  };
}

export type CountCache = ReturnType<typeof createCountCache>;

const byOffice = new WeakMap<object, CountCache>();

/** The cache of one office. */
export function countCacheOf(tenant: object): CountCache {
  const totals = byOffice.get(tenant) ?? createCountCache();
  byOffice.set(tenant, totals);
  return totals;
}
