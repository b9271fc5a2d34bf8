import { logoutReasonOf } from '@biuro/core/session/session-selectors.ts';
import { useSearchParams } from 'wouter';
import { useSession } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Notice } from '../ui/notice.tsx';
import messages from './messages.json' with { type: 'json' };

/** Why the person stands here: the session ended, or a page asked for it. */
export function LoginReason() {
  const text = useText(messages);
  const [search] = useSearchParams();
  const reason = useSession(logoutReasonOf) ?? (search.has('redirect') ? 'redirect' : null);
  return reason && <Notice tone={reason === 'user' ? 'success' : 'info'}>{text(`reason.${reason}`)}</Notice>;
}
