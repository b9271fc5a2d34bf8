import { useText } from '#services/i18n/use-text.ts';
import '#ui/layout/card.css';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import messages from './messages.json' with { type: 'json' };
import type { OutboxMessage } from './use-outbox.ts';

export function OutboxCard({ message }: { message: OutboxMessage }) {
  const text = useText(messages);
  const { at, to, channel, subject, code, link } = message;
  return (
    <li className="card outbox-card">
      <div className="outbox-text">
        <h2>{subject ?? text(`channel.${channel}`)}</h2>
        <p className="outbox-meta">
          {text('to', { to })} · {text(`channel.${channel}`)} ·{' '}
          <time dateTime={at}>{text('at', { at: new Date(at) })}</time>
        </p>
        <p className="outbox-body">{message.text}</p>
        {link && <a href={link}>{text('link')}</a>}
      </div>
      {code && (
        <p className="outbox-code">
          <span className="visually-hidden">{text('code')} </span>
          <strong>{code}</strong>
          <CopyButton text={code} label={text('code.copy', { code })} doneLabel={text('code.copied')} />
        </p>
      )}
    </li>
  );
}
