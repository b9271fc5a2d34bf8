const missing = new WeakSet<object>();

/** Remembers which errors mean that code did not arrive: each browser words them in its own way. */
export function noteMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

export const isMissingCode = (error: Error): boolean => missing.has(error);
