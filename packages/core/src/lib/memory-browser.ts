import type { Ports, Storage } from './ports.ts';

export type Tab = Pick<Ports, 'storage' | 'exclusive'>;

/**
 * What the tabs of one browser share: locks, and storage that tells the other tabs of a change, at once or, as real
 * browsers may, only when `deliver` is called.
 */
export function createMemoryBrowser({ late = false } = {}) {
  const values = new Map<string, string>();
  const tabs: Set<(key: string) => void>[] = [];
  const queues = new Map<string, Promise<unknown>>();
  const news: (() => void)[] = [];

  const exclusive: Ports['exclusive'] = (name, work) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(
      name,
      turn.catch(() => null),
    );
    return turn;
  };

  function deliver() {
    for (const tell of news.splice(0)) tell();
  }

  function openTab(): Tab {
    const listeners = new Set<(key: string) => void>();
    tabs.push(listeners);
    const tell = (key: string) => {
      news.push(() => {
        for (const others of tabs) if (others !== listeners) for (const listener of others) listener(key);
      });
      if (!late) deliver();
    };
    const storage: Storage = {
      get: (key) => values.get(key) ?? null,
      set(key, value) {
        values.set(key, value);
        tell(key);
      },
      remove(key) {
        values.delete(key);
        tell(key);
      },
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return { storage, exclusive };
  }

  return { openTab, deliver, listeners: () => tabs.reduce((sum, { size }) => sum + size, 0) };
}
