import { userOf } from '@biuro/core/session/session-selectors.ts';
import { type ReactNode, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { LoginLink } from '#services/links/login-link.tsx';
import { PublicPage } from '#services/links/public-page.tsx';
import { PublicPageTitle } from '#services/links/public-page-title.tsx';
import { type LinkAnswer, useLink } from '#services/links/use-link.ts';
import { useSession } from '#services/session/use-session.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import messages from './messages.json' with { type: 'json' };
import { SignedInAlready } from './signed-in-already.tsx';

interface LinkPageProps<Data> {
  title: string;
  /** Undefined where this tab knows the link no more. */
  token: string | undefined;
  read: (token: string, signal: AbortSignal) => Promise<Data>;
  /** What to do about a link that does not work any more. */
  spent: ReactNode;
  /** Heading of a link of which nothing could be learned. */
  failed: string;
  children: (data: Data, token: string) => ReactNode;
}

interface OpenLinkProps<Data> extends LinkPageProps<Data> {
  token: string;
  retry: () => void;
}

/** The page that a link from an e-mail opens. Somebody who is signed in leaves first: the link may be another person's. */
export function LinkPage<Data>({ title, token, children, ...link }: LinkPageProps<Data>) {
  const user = useSession(userOf);
  const [tries, setTries] = useState(0);
  return (
    <PublicPage>
      {user ? (
        <SignedInAlready title={title} user={user} />
      ) : token === undefined ? (
        <OpenAgain />
      ) : (
        <OpenLink key={tries} title={title} token={token} {...link} retry={() => setTries(tries + 1)}>
          {children}
        </OpenLink>
      )}
    </PublicPage>
  );
}

function OpenLink<Data>({ title, token, read, spent, failed, retry, children }: OpenLinkProps<Data>) {
  const answer = useLink(token, read);
  if (answer.state === 'works') return children(answer.data, token);
  if (answer.state === 'spent') return spent;
  return (
    <div className="public-form">
      <PublicPageTitle>{title}</PublicPageTitle>
      <Waiting answer={answer} failed={failed} retry={retry} />
    </div>
  );
}

function OpenAgain() {
  const t = useText(messages);
  return (
    <div className="public-form">
      <PublicPageTitle>{t('again.title')}</PublicPageTitle>
      <p>{t('again.text')}</p>
      <LoginLink />
    </div>
  );
}

function Waiting({ answer, failed, retry }: { answer: LinkAnswer<unknown>; failed: string; retry: () => void }) {
  if (answer.state === 'failed') return <FailureState title={failed} failure={answer.failure} retry={retry} />;
  return (
    <p>
      <Skeleton width="14rem" />
    </p>
  );
}
