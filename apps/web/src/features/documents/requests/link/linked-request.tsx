import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Failure } from '@biuro/core/lib/failure.ts';
import { useMemo, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { ToldTitle } from '#services/links/announced-title.tsx';
import { forgetLinkToken } from '#services/links/link-token.ts';
import { LoginLink } from '#services/links/login-link.tsx';
import { OfficeContact } from '#services/links/office-contact.tsx';
import { PublicPage } from '#services/links/public-page.tsx';
import { PublicPageTitle } from '#services/links/public-page-title.tsx';
import { SpentLink } from '#services/links/spent-link.tsx';
import { useLink } from '#services/links/use-link.ts';
import { useLinkToken } from '#services/links/use-link-token.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CallIcon } from '#ui/icons/icons.ts';
import '#ui/layout/button.css';
import { Person } from '#ui/record/person.tsx';
import { periodText } from '#ui/text/period.ts';
import { RequestAnswer } from '../answer/request-answer.tsx';
import { RequestItems } from '../answer/request-items.tsx';
import messages from '../messages.json' with { type: 'json' };
import { isUnanswered, type LinkedRequest } from '../requests.ts';
import './linked-request.css';

/** The page of an action link: answers one request without signing in, whoever is signed in here. */
export function LinkedRequestPage() {
  const token = useLinkToken('requests');
  const [tries, setTries] = useState(0);
  return (
    <PublicPage>
      {token === undefined ? <OpenAgain /> : <OpenLink key={tries} token={token} retry={() => setTries(tries + 1)} />}
    </PublicPage>
  );
}

function OpenLink({ token, retry }: { token: string; retry: () => void }) {
  const t = useText(messages);
  const portal = usePortal();
  const linked = useMemo(() => portal.byLink(token), [portal, token]);
  const answer = useLink(
    token,
    async (_token, signal) => (await unwrap(linked.api.GET('/document-requests/linked', { signal }))).data,
  );
  const [now, setNow] = useState<LinkedRequest>();
  if (answer.state === 'spent') return <Spent failure={answer.failure} />;
  if (answer.state === 'failed')
    return (
      <div className="public-form">
        <PublicPageTitle>{t('link.title')}</PublicPageTitle>
        <FailureState title={t('link.failed')} failure={answer.failure} retry={retry} />
      </div>
    );
  if (answer.state === 'waiting')
    return (
      <div className="public-form">
        <PublicPageTitle>{t('link.title')}</PublicPageTitle>
        <p>
          <Skeleton width="14rem" />
        </p>
      </div>
    );
  const request = now ?? answer.data;
  if (!isUnanswered(request)) return <Complete request={request} />;
  return (
    <div className="public-form linked-request">
      <Heading request={request} />
      <RequestAnswer request={request} linked={linked} onAnswered={setNow} />
      <Contact request={request} />
      <Validity request={request} />
    </div>
  );
}

function Heading({ request: { title, description, due_date, month, company } }: { request: LinkedRequest }) {
  const t = useText(messages);
  return (
    <header>
      <p className="public-sentence">{company.name}</p>
      <PublicPageTitle>{title}</PublicPageTitle>
      <p className="public-sentence">
        {t('link.due', { month: periodText(month), date: new Date(`${due_date}T12:00:00`) })}
      </p>
      {description && <p className="linked-request-description">{description}</p>}
    </header>
  );
}

/** Who looks after the company in the office. */
function Contact({ request: { contact } }: { request: LinkedRequest }) {
  const t = useText(messages);
  const { office } = useConfig().brand;
  if (!contact) return null;
  const { name, phone } = contact;
  return (
    <div className="linked-request-contact">
      <span>
        <Person name={name} />
        {name !== office && <small>{t('link.manager')}</small>}
      </span>
      {phone && (
        <a
          className="button button-quiet"
          href={`tel:${phone.replaceAll(/\s/g, '')}`}
          aria-label={t('link.call.of', { name })}
        >
          <CallIcon />
          {t('link.call')}
        </a>
      )}
    </div>
  );
}

function Validity({ request: { link_expires_at } }: { request: LinkedRequest }) {
  const t = useText(messages);
  if (!link_expires_at) return null;
  // The link ends with the midnight that begins this day.
  const last = new Date(new Date(link_expires_at).getTime() - 1);
  return <p className="linked-request-note">{t('link.only', { date: last })}</p>;
}

function Complete({ request: { items, company } }: { request: LinkedRequest }) {
  const t = useText(messages);
  forgetLinkToken('requests');
  return (
    <div className="public-form">
      <ToldTitle>{t('link.complete')}</ToldTitle>
      <p>{t('link.complete.text', { company: company.name })}</p>
      <RequestItems items={items} chosen={undefined} />
      <LoginLink />
    </div>
  );
}

function Spent({ failure }: { failure: Failure }) {
  const t = useText(messages);
  if (failure.code === 'request_complete')
    return (
      <div className="public-form">
        <ToldTitle>{t('link.complete')}</ToldTitle>
        <p>{failure.message}</p>
        <LoginLink />
      </div>
    );
  return (
    <SpentLink>
      <p>{t('link.spent')}</p>
      <OfficeContact />
    </SpentLink>
  );
}

/** In another tab the address without its token is left. */
function OpenAgain() {
  const t = useText(messages);
  return (
    <div className="public-form">
      <PublicPageTitle>{t('link.again')}</PublicPageTitle>
      <p>{t('link.again.text')}</p>
      <LoginLink />
    </div>
  );
}
