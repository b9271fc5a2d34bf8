import type { Brand } from '#platform/mail/letter-html.ts';
import { LOGO_CID, logoOf } from '#platform/mail/logo.ts';
import { createSemaphore } from '#platform/process/semaphore.ts';
import type { Message } from './outbox-queries.ts';
import { DeliveryError, type Transport } from './transport.ts';

const PATIENCE = 5_000;

/** For a whole message: a server that answers a byte now and then is never silent. Ten messages, two at once, fit into their lease. */
const LONGEST = 10_000;

const AT_ONCE = 2;
/** After a server did not answer, messages are postponed without trying it, so that they do not wait for it one by one. */
const PAUSE = 5_000;
const SILENCE = new Set(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS', 'EABORT']);

/** E-mail by SMTP. `from` is the address; the name is that of the office. */
export function createSmtp(url: string, from: string, longest = LONGEST): Transport {
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from.trim();
  const domain = address.split('@')[1] ?? 'localhost';
  // Lazy: an office without a mail server never needs it.
  const mailer = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: AT_ONCE,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      dnsTimeout: PATIENCE,
    }),
  );
  const semaphore = createSemaphore(AT_ONCE, Number.POSITIVE_INFINITY);
  let pausedUntil = 0;

  async function send({ id, recipient, subject, text, html }: Message, brand: Brand): Promise<void> {
    if (performance.now() < pausedUntil) throw new DeliveryError('smtp paused after a failure', false);
    try {
      await (await mailer).sendMail({
        from: { name: brand.office, address },
        to: { name: '', address: recipient },
        subject,
        text,
        ...(html !== null && { html, attachments: [logo(brand)] }),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(longest),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      if (SILENCE.has((error as { code?: string }).code ?? '')) pausedUntil = performance.now() + PAUSE;
      throw toDeliveryError(error);
    }
  }

  return {
    deliver: (message, brand) => semaphore(() => send(message, brand)),
    close: () => void mailer.then((made) => made.close()),
  };
}

/** Shown in the letter, and no attachment beside it. */
const logo = (brand: Brand) => ({
  cid: LOGO_CID,
  filename: 'logo.png',
  content: logoOf(brand),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
});

/**
 * A 5xx about the recipient or the message is permanent; one about the connection or our account can be fixed by the
 * operator.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'ESMTP', responseCode } = error as { code?: string; responseCode?: number };
  const refused = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
  return new DeliveryError(['smtp', code, responseCode].filter(Boolean).join(' '), refused);
}
