type Kind = 'local' | 'session';

/** What this browser remembers; nothing where it is forbidden to. `session` ends with the tab. */
export function recall(kind: Kind, key: string): string | null {
  try {
    return storeOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text, or forgets it where there is none. */
export function remember(kind: Kind, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storeOf(kind).removeItem(key);
    else storeOf(kind).setItem(key, text);
  } catch {
    // A full or forbidden storage costs the comfort of remembering, and nothing else.
  }
}

function storeOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}
