import { useEffect, useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { DoneIcon, OfflineIcon } from '#ui/icons/icons.ts';
import './offline-banner.css';
import { useText } from '#services/i18n/use-text.ts';
import { useBackOnline, useOnline } from '#services/portal/use-online.ts';

/** Milliseconds that it says that the network is back. */
const BACK = 3_000;

/** Shown under the top bar while the browser is offline, with the time since when; then for a moment that the network is back. */
export function OfflineBanner() {
  const t = useText(messages);
  const online = useOnline();
  const lostAt = useLostAt();
  const isBack = useIsBack();
  return (
    <div role="status">
      {!online && (
        <p className="offline-banner">
          <OfflineIcon />
          {lostAt ? t('offline.since', { at: lostAt }) : t('offline')}
        </p>
      )}
      {online && isBack && (
        <p className="offline-banner online-banner">
          <DoneIcon />
          {t('online')}
        </p>
      )}
    </div>
  );
}

function useLostAt(): Date | undefined {
  const [lostAt, setLostAt] = useState<Date>();
  useEffect(() => {
    const note = () => setLostAt(new Date());
    addEventListener('offline', note);
    return () => removeEventListener('offline', note);
  }, []);
  return lostAt;
}

function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useBackOnline(() => setIsBack(true));
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setIsBack(false), BACK);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
