import { appendFile } from 'node:fs/promises';
import type { Environment } from '#platform/process/environment.ts';
import type { Channel, Message } from './outbox-queries.ts';
import type { Transport } from './transport.ts';
import { createSmsapi } from './transport-smsapi.ts';
import { createSmtp } from './transport-smtp.ts';

export type Transports = Partial<Record<Channel, Transport>>;

/**
 * In the demo, channels that are not configured deliver to the outbox page; in production they have no transport and
 * their messages wait.
 */
export function createTransports({
  mode,
  smtpUrl,
  mailFrom,
  smsapiUrl,
  smsapiToken,
  outboxFile,
}: Environment): Transports {
  const email = smtpUrl ? createSmtp(smtpUrl, mailFrom) : undefined;
  const sms = smsapiToken ? createSmsapi(smsapiUrl, smsapiToken) : undefined;
  if (mode === 'production') return { ...(email && { email }), ...(sms && { sms }) };
  return { email: recorded(email, outboxFile), sms: recorded(sms, outboxFile) };
}

/** The transport of the demo: the message stays readable in the table, and its file gets a line. */
function recorded(transport: Transport | undefined, file: string | undefined): Transport {
  return {
    async deliver(message, brand) {
      await transport?.deliver(message, brand);
      if (file) await appendFile(file, `${JSON.stringify(toLine(message))}\n`, { mode: 0o600 });
    },
    close: () => transport?.close(),
  };
}

const toLine = ({ created_at, recipient, channel, subject, text, code, link }: Message) => ({
  at: created_at,
  to: recipient,
  channel,
  subject,
  text,
  code,
  link,
});
