const storageKey = 'biuro.scroll';
/** Entries of the history that are worth remembering. */
const most = 50;

const positions = new Map<string, number>(read());
addEventListener('pagehide', () => {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-most)));
});

/** The mark of the current entry of the browser's history. Browsers without one of their own have it written into the entry. */
export function keyOfEntry(): string {
  const own: Navigation | undefined = window.navigation;
  return own?.currentEntry?.id ?? markedEntry();
}

function markedEntry(): string {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  if (typeof known === 'string') return known;
  const entry = crypto.getRandomValues(new Uint32Array(2)).join('-');
  history.replaceState({ ...(state as object | null), entry }, '');
  return entry;
}

export function rememberScroll(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
}

export function scrollOf(entry: string): number | undefined {
  return positions.get(entry);
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
