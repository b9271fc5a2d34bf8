/** A total together with the moment from which on it may be wrong. */
interface Kept {
  rooms: readonly string[];
  until: number;
  total: Promise<number>;
}

const SECONDS = 10;
const AT_MOST = 1_000;

/**
 * How many rows a list has, remembered for ten seconds, because counting them costs more than showing a page. What this process writes to
 * a room is forgotten at once; what another one writes is seen ten seconds later.
 */
export function createKeptTotals(now: () => number = performance.now.bind(performance)) {
  const totals = new Map<string, Kept>();

  function keep(key: string, rooms: readonly string[], count: () => Promise<number>): Promise<number> {
    const oldest = totals.size < AT_MOST ? undefined : totals.keys().next().value;
    if (oldest !== undefined) totals.delete(oldest);
    const kept = { rooms, until: now() + SECONDS * 1_000, total: count() };
    totals.set(key, kept);
    kept.total.catch(() => totals.get(key) === kept && totals.delete(key));
    return kept.total;
  }

  return {
    /** `rooms` are those whose records the count depends on. Everybody who asks while it is being counted waits for the same count. */
    get(key: string, rooms: readonly string[], count: () => Promise<number>): Promise<number> {
      const kept = totals.get(key);
      if (kept && kept.until > now()) return kept.total;
      totals.delete(key);
      return keep(key, rooms, count);
    },
    /** Call it after the commit: also a count that began before it and is still running is not given to anybody who asks from now on. */
    forget(room: string): void {
      for (const [key, kept] of totals) if (kept.rooms.includes(room)) totals.delete(key);
    },
    get size() {
      return totals.size;
    },
  };
}

export type KeptTotals = ReturnType<typeof createKeptTotals>;

const byOffice = new WeakMap<object, KeptTotals>();

/** Those of one office. */
export function keptTotalsOf(tenant: object): KeptTotals {
  const totals = byOffice.get(tenant) ?? createKeptTotals();
  byOffice.set(tenant, totals);
  return totals;
}
