import { logoutReasonOf } from '@biuro/core/session/session-selectors.ts';
import { useSearchParams } from 'wouter';
import { useArrival } from '../app/use-arrival.ts';
import { useSession } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { wantedPage } from '../app/wanted-page.ts';
import { Notice } from '../ui/notice.tsx';
import messages from './messages.json' with { type: 'json' };

/** Why the person stands here: something is done, the session ended, or a page asked for it. */
export function LoginReason() {
  const text = useText(messages);
  const [search] = useSearchParams();
  const { done } = useArrival();
  const reason = useSession(logoutReasonOf) ?? (search.has('redirect') ? 'redirect' : null);
  const page = reason === 'redirect' ? wantedPage(search.toString()) : null;
  if (done) return <Notice tone="success">{text(`done.${done}`)}</Notice>;
  if (page) return <Notice tone="info">{text('reason.page', { page })}</Notice>;
  return reason && <Notice tone={reason === 'user' ? 'success' : 'info'}>{text(`reason.${reason}`)}</Notice>;
}
