import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import type { LoginHints } from '#services/session/login-hints.ts';
import messages from './messages.json' with { type: 'json' };

/** Back to signing in, with the address that is known by now. */
export function LoginLink({ email = '' }: { email?: string }) {
  const t = useText(messages);
  return (
    <p className="public-link">
      <Link href={pathOf('login')} state={{ email } satisfies LoginHints}>
        {t('login')}
      </Link>
    </p>
  );
}
