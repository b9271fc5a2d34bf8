import { useEffect, useState } from 'react';
import { CloseIcon, ProgressIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import './floating-notice.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useHasUnsavedChanges } from '#ui/unsaved/unsaved.ts';
import { ownBuild, servedBuild } from '../../start/build-version.ts';
import { reloadWithNewVersion } from '../../start/service-worker.ts';

const pause = 5 * 60_000;
const soonest = 30_000;

/** Offers to reload when the server has a new build. It never reloads by itself, and waits while a form is half filled. */
export function NewVersion() {
  const t = useText(messages);
  const build = useNewVersion();
  const isTyping = useHasUnsavedChanges();
  const [refused, setRefused] = useState<string>();
  return (
    <div className="floating-region" role="status">
      {build && build !== refused && !isTyping && (
        <div className="floating-notice">
          <ProgressIcon />
          <p>{t('version.new')}</p>
          <Button onClick={reloadWithNewVersion}>{t('version.reload')}</Button>
          <IconButton icon={CloseIcon} label={t('close')} onClick={() => setRefused(build)} />
        </div>
      )}
    </div>
  );
}

/** The server's build, if it differs from that of this page. Checked every few minutes and when the person returns to the tab. */
function useNewVersion(): string | undefined {
  const [build, setBuild] = useState<string>();
  useEffect(() => {
    const own = ownBuild();
    if (own === undefined) return;
    let askedAt = Date.now();
    const ask = async () => {
      if (document.hidden || Date.now() - askedAt < soonest) return;
      askedAt = Date.now();
      const served = await servedBuild();
      setBuild(served === own ? undefined : served);
    };
    const timer = setInterval(ask, pause);
    document.addEventListener('visibilitychange', ask);
    addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('focus', ask);
    };
  }, []);
  return build;
}
