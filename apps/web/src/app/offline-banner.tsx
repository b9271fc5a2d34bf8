import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import './offline-banner.css';
import { useText } from './use-text.ts';

/** Stands under the top bar while the browser has no network, and says so aloud. */
export function OfflineBanner() {
  const text = useText(messages);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="offline-banner">
          <OfflineIcon />
          {text('offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
