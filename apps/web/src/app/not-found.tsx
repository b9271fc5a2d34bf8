import { pathOf } from '@biuro/core/navigation/routes.ts';
import { homeOf } from '@biuro/core/navigation/safe-redirect.ts';
import { userOf } from '@biuro/core/session/session-selectors.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { RecordMissing } from '../ui/record-missing.tsx';
import { Standalone } from '../ui/standalone.tsx';
import messages from './messages.json' with { type: 'json' };
import { useConfig } from './use-navigation.ts';
import { useSession } from './use-session.ts';
import { useText } from './use-text.ts';

export function NotFound() {
  const text = useText(messages);
  const config = useConfig();
  const user = useSession(userOf);
  const title = text('not-found.title');
  if (user) return <RecordMissing title={title} back={{ href: homeOf(user, config), label: text('not-found.home') }} />;
  const onward = (
    <ButtonLink variant="primary" href={pathOf('login')}>
      {text('not-found.login')}
    </ButtonLink>
  );
  return (
    <Standalone title={title} action={onward}>
      {text('not-found.text')}
    </Standalone>
  );
}
