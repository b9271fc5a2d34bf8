import { useEffect, useState } from 'react';
import { OfflineIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import './offline-banner.css';
import { useBackOnline, useOnline } from './use-online.ts';
import { useText } from './use-text.ts';
import { useToast } from './use-toast.ts';

/** Stands under the top bar while the browser has no network, says since when, and later that the network is back. */
export function OfflineBanner() {
  const text = useText(messages);
  const toast = useToast();
  const online = useOnline();
  const [lostAt, setLostAt] = useState<Date>();
  useEffect(() => {
    const note = () => setLostAt(new Date());
    addEventListener('offline', note);
    return () => removeEventListener('offline', note);
  }, []);
  useBackOnline(() => toast(text('online')));
  if (online) return <div role="status" />;
  return (
    <div role="status">
      <p className="offline-banner">
        <OfflineIcon />
        {lostAt ? text('offline.since', { at: lostAt }) : text('offline')}
      </p>
    </div>
  );
}
