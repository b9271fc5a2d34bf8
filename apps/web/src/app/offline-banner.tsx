import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { OfflineIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import './offline-banner.css';
import { useOnline } from './use-online.ts';
import { useText } from './use-text.ts';
import { useToast } from './use-toast.ts';

/** Stands under the top bar while the browser has no network, says how old the data is, and later that the network is back. */
export function OfflineBanner() {
  const text = useText(messages);
  const toast = useToast();
  const online = useOnline();
  const queries = useQueryClient();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) toast(text('online'));
    before.current = online;
  }, [online, text, toast]);
  if (online) return <div role="status" />;
  const at = Math.max(
    0,
    ...queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
  return (
    <div role="status">
      <p className="offline-banner">
        <OfflineIcon />
        {at > 0 ? text('offline.since', { at: new Date(at) }) : text('offline')}
      </p>
    </div>
  );
}
