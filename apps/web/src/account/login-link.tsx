import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import type { Arrival } from '../app/arrival.ts';
import { useText } from '../app/use-text.ts';
import messages from './messages.json' with { type: 'json' };

/** Back to signing in, with the address that is known by now. */
export function LoginLink({ email = '' }: { email?: string }) {
  const t = useText(messages);
  return (
    <p className="entrance-link">
      <Link href={pathOf('login')} state={{ email } satisfies Arrival}>
        {t('login')}
      </Link>
    </p>
  );
}
