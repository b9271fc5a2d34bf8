import { homeOf, safeRedirect } from '@biuro/core/navigation/safe-redirect.ts';
import { Link } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { wantedPage } from '#services/navigation/return-address.ts';
import { useConfig, usePlace } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import './redirect-notice.css';

/** Explains why the guard redirected the person to this page, and offers the page that they had asked for before they signed in. */
export function RedirectNotice() {
  const t = useText(messages);
  const { redirected } = usePlace();
  const search = useSearch();
  const wanted = useWantedPage(search);
  if (wanted)
    return (
      <p className="frame-notice return-link">
        <Link href={wanted.href}>{t('return-to', { page: wanted.title })}</Link>
      </p>
    );
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

/** The page of `?redirect=` on the home of the office. Anyone can write such an address: only own pages are offered. */
function useWantedPage(search: string): { href: string; title: string } | null {
  const user = useUser();
  const config = useConfig();
  const { path } = usePlace();
  if (!user.isAdmin || path !== homeOf(user, config)) return null;
  const href = safeRedirect(new URLSearchParams(search).get('redirect'), user, config);
  const title = wantedPage(search);
  return href && title ? { href, title } : null;
}
