import type { UploadContext } from '@biuro/core/upload/upload-context.ts';
import { useSyncExternalStore } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import messages from './messages.json' with { type: 'json' };

/** Bytes from which on the progress of a file is worth a look. */
const LARGE = 1024 * 1024;

let percent: number | null = null;
const listeners = new Set<() => void>();

/** Says how much of the file on its way has arrived; null once none is. A page sends one at a time. */
export function showProgress(upload: Pick<UploadContext, 'offset' | 'source'> | null): void {
  percent = upload && upload.source.size >= LARGE ? Math.floor((upload.offset / upload.source.size) * 100) : null;
  for (const listener of listeners) listener();
}

/** "Wysłano 40%", while a large file is on its way. */
export function useUploadProgress(): string | undefined {
  const t = useText(messages);
  const sent = useSyncExternalStore(subscribe, () => percent);
  return sent === null ? undefined : t('sent', { percent: sent });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
