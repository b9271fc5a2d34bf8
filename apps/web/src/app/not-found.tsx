import { pathOf } from '@biuro/core/navigation/routes.ts';
import { homeOf } from '@biuro/core/navigation/safe-redirect.ts';
import { userOf } from '@biuro/core/session/session-selectors.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Standalone } from '../ui/standalone.tsx';
import messages from './messages.json' with { type: 'json' };
import { useConfig } from './use-navigation.ts';
import { useSession } from './use-session.ts';
import { useText } from './use-text.ts';

export function NotFound() {
  const text = useText(messages);
  const config = useConfig();
  const user = useSession(userOf);
  const onward = (
    <ButtonLink variant="primary" href={user ? homeOf(user, config) : pathOf('login')}>
      {text(user ? 'not-found.home' : 'not-found.login')}
    </ButtonLink>
  );
  return (
    <Standalone title={text('not-found.title')} action={onward}>
      {text('not-found.text')}
    </Standalone>
  );
}
