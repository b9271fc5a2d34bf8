import { pathOf } from '@biuro/core/navigation/routes.ts';
import { homeOf } from '@biuro/core/navigation/safe-redirect.ts';
import { userOf } from '@biuro/core/session/session-selectors.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Mark } from '../ui/mark.tsx';
import { usePageFocus } from '../ui/page.tsx';
import messages from './messages.json' with { type: 'json' };
import './not-found.css';
import { useConfig } from './use-navigation.ts';
import { useSession } from './use-session.ts';
import { useText } from './use-text.ts';

export function NotFound() {
  const text = useText(messages);
  const config = useConfig();
  const user = useSession(userOf);
  const heading = usePageFocus();
  return (
    <main id="main" className="not-found">
      <Mark />
      <h1 ref={heading} tabIndex={-1}>
        {text('not-found.title')}
      </h1>
      <p>{text('not-found.text')}</p>
      <ButtonLink variant="primary" href={user ? homeOf(user, config) : pathOf('login')}>
        {text(user ? 'not-found.home' : 'not-found.login')}
      </ButtonLink>
    </main>
  );
}
