type Kind = 'local' | 'session';

/** Reads a text from the browser's storage; null where storage is forbidden. `session` ends with the tab. */
export function recall(kind: Kind, key: string): string | null {
  try {
    return storeOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it where it is undefined. */
export function remember(kind: Kind, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storeOf(kind).removeItem(key);
    else storeOf(kind).setItem(key, text);
  } catch {
    // Where storage is full or forbidden, the choice is lost and everything else works.
  }
}

/** Removes the texts whose keys fit. */
export function forget(kind: Kind, fits: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(storeOf(kind))) if (fits(key)) storeOf(kind).removeItem(key);
  } catch {
    // Where storage is forbidden, nothing is stored.
  }
}

/** Removes every text whose key begins so, from both storages. */
export function forgetAll(prefix: string): void {
  for (const kind of ['local', 'session'] as const) {
    forget(kind, (key) => key.startsWith(prefix));
  }
}

function storeOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}
