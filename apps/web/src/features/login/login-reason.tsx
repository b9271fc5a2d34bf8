import { logoutReasonOf } from '@biuro/core/session/session-selectors.ts';
import { useSearchParams } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { wantedPage } from '#services/navigation/return-address.ts';
import { useLoginHints } from '#services/session/login-hints.ts';
import { useSession } from '#services/session/use-session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import messages from './messages.json' with { type: 'json' };

/** Why the person stands here: something is done, the session ended, or a page asked for it. */
export function LoginReason() {
  const t = useText(messages);
  const [search] = useSearchParams();
  const { done } = useLoginHints();
  const reason = useSession(logoutReasonOf) ?? (search.has('redirect') ? 'redirect' : null);
  const page = reason === 'redirect' ? wantedPage(search.toString()) : null;
  if (done) return <Notice tone="success">{t(`done.${done}`)}</Notice>;
  if (page) return <Notice tone="info">{t('reason.page', { page })}</Notice>;
  return reason && <Notice tone={reason === 'user' ? 'success' : 'info'}>{t(`reason.${reason}`)}</Notice>;
}
