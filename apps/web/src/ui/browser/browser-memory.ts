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

function storeOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}
