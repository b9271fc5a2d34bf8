import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link, useSearchParams } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { InboxIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import messages from './messages.json' with { type: 'json' };
import './outbox.css';
import { OutboxCard } from './outbox-card.tsx';
import { useOutbox } from './use-outbox.ts';

/** Where the demo delivers its e-mails and text messages. */
export function Outbox() {
  const t = useText(messages);
  const [search] = useSearchParams();
  const to = search.get('to');
  const { messages: received, failed } = useOutbox(to);
  const sentence = to ? (
    <>
      {t('filtered', { to })} · <Link href={pathOf('dev-outbox')}>{t('all')}</Link>
    </>
  ) : (
    t('sentence')
  );
  return (
    <main id="main" className="outbox">
      <Page
        title={t('title')}
        sentence={sentence}
        actions={<ButtonLink href={pathOf('login')}>{t('login')}</ButtonLink>}
      >
        {failed && (
          <Notice tone="warning" role="status">
            {t('failed')}
          </Notice>
        )}
        {received?.length === 0 && (
          <EmptyState icon={InboxIcon} title={t('empty')}>
            {t('empty.hint')}
          </EmptyState>
        )}
        <ol className="outbox-list" aria-label={t('list')}>
          {received?.map((message) => (
            <OutboxCard key={`${message.at} ${message.to} ${message.code}`} message={message} />
          ))}
        </ol>
      </Page>
    </main>
  );
}
