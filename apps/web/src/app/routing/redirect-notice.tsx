import { useSearch } from 'wouter/use-browser-location';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Explains why the guard redirected the person to this page. */
export function RedirectNotice() {
  const t = useText(messages);
  const { redirected } = usePlace();
  const search = useSearch();
  if (redirected !== 'admin-only' && redirected !== 'client-only') return null;
  // The bare address of the portal asks for no page in particular, so nothing was refused.
  if (new URLSearchParams(search).get('redirect') === '/') return null;
  return (
    <div className="frame-notice">
      <Notice tone="info" role="status">
        {t(`redirected.${redirected}`)}
      </Notice>
    </div>
  );
}
