import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import '#ui/layout/card.css';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import messages from './messages.json' with { type: 'json' };
import type { OutboxMessage } from './use-outbox.ts';

export function OutboxCard({ message }: { message: OutboxMessage }) {
  const t = useText(messages);
  const { at, to, channel, subject, code, link } = message;
  return (
    <li className="card outbox-card">
      <div className="outbox-text">
        <h2>{subject ?? t(`channel.${channel}`)}</h2>
        <p className="outbox-meta">
          {t('to', { to })} · {t(`channel.${channel}`)} · <time dateTime={at}>{t('at', { at: new Date(at) })}</time>
        </p>
        <p className="outbox-body">{message.text}</p>
        {link && <a href={link}>{t('link')}</a>}
        {message.html && <Letter source={message.html} subject={subject ?? ''} />}
      </div>
      {code && (
        <p className="outbox-code">
          <span className="visually-hidden">{t('code')} </span>
          <strong>{code}</strong>
          <CopyButton text={code} label={t('code.copy', { code })} doneLabel={t('code.copied')} />
        </p>
      )}
    </li>
  );
}

/** As a mail program draws it. No script of a letter runs, and it has no origin; its links open beside the portal. */
function Letter({ source, subject }: { source: string; subject: string }) {
  const t = useText(messages);
  const [shown, setShown] = useState(false);
  return (
    <details className="outbox-letter" onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{t('letter')}</summary>
      {shown && (
        <iframe
          title={t('letter.of', { subject })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={source}
        />
      )}
    </details>
  );
}
