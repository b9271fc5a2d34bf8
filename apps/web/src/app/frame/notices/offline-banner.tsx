import { useEffect, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { OfflineIcon } from '#ui/icons/icons.ts';
import './offline-banner.css';
import { useText } from '#services/i18n/use-text.ts';
import { useBackOnline, useOnline } from '#services/portal/use-online.ts';
import { useToast } from '#services/toasts/use-toast.ts';

/** Shown under the top bar while the browser is offline, with the time since when; a toast says that the network is back. */
export function OfflineBanner() {
  const t = useText(messages);
  const toast = useToast();
  const online = useOnline();
  const [lostAt, setLostAt] = useState<Date>();
  useEffect(() => {
    const note = () => setLostAt(new Date());
    addEventListener('offline', note);
    return () => removeEventListener('offline', note);
  }, []);
  useBackOnline(() => toast(t('online')));
  if (online) return <div role="status" />;
  return (
    <div role="status">
      <p className="offline-banner">
        <OfflineIcon />
        {lostAt ? t('offline.since', { at: lostAt }) : t('offline')}
      </p>
    </div>
  );
}
