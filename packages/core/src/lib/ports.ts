import type { InspectionEvent } from 'xstate';
import type { Locale } from '../i18n/text.ts';

/** Time, replaceable so that tests decide when it passes. All figures are milliseconds. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** Small texts that survive a reload. Never throws: where the storage is not available, the port holds them in memory. */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls the listener when another tab or process changed a key. Returns the function that ends it. */
  onChange(listener: (key: string) => void): () => void;
}

export interface Settings {
  /** Origin of the server without a trailing slash; empty for the page's own. */
  host: string;
  apiKey: string;
  locale: Locale;
}

/** What core needs from the platform that it runs on. */
export interface Ports {
  fetch: (request: Request) => Promise<Response>;
  storage: Storage;
  clock: Clock;
  /** Changes the URL. The new place comes back as `place.requested`. */
  go: (path: string, options?: { replace?: boolean }) => void;
  setTitle: (title: string) => void;
  /** Whether something is typed that an expired session must not take away. Without it nothing ever is. */
  hasUnsavedChanges?: () => boolean;
  /** Loads the portal anew, unsaved changes or not: what is on the page belongs to somebody else. */
  startOver?: () => void;
  /** Runs the work while no other tab runs work of the same name. */
  exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  settings: Settings;
  /** Sees every event and snapshot of every chart, passwords and tokens included. */
  inspect?: (event: InspectionEvent) => void;
}
