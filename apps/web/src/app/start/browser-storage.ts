import type { Ports } from '@biuro/core/lib/ports.ts';

type Storage = Ports['storage'];

/** Local storage, shared by the tabs of this origin; where the browser forbids it, memory that ends with the tab. */
export function browserStorage(): Storage {
  const store = localStore() ?? memoryStore();
  return {
    get: (key) => store.getItem(key),
    set: (key, value) => store.setItem(key, value),
    remove: (key) => store.removeItem(key),
    onChange: listenToOtherTabs,
  };
}

function listenToOtherTabs(listener: (key: string) => void): () => void {
  const known = new Set(Object.keys(localStore() ?? {}));
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null) known.add(key);
    // Clearing the whole storage has no key: then every key may have changed.
    for (const changed of key === null ? known : [key]) listener(changed);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function localStore(): globalThis.Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function memoryStore(): Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
