import { createTransport } from 'nodemailer';
import { DeliveryError, type Transport } from './transport.ts';

const PATIENCE = 5_000;

/** E-mail over SMTP. `from` gives the address; the name is the office's. */
export function createSmtp(url: string, from: string): Transport {
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from.trim();
  const domain = address.split('@')[1] ?? 'localhost';
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
  });
  return {
    async deliver({ id, recipient, subject, text }, office) {
      try {
        await mailer.sendMail({
          from: { name: office, address },
          to: { name: '', address: recipient },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => mailer.close(),
  };
}

/** A 5xx about the recipient or the message is final; one about the connection or our account is the operator's to mend. */
function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'ESMTP', responseCode } = error as { code?: string; responseCode?: number };
  const refused = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
  return new DeliveryError(['smtp', code, responseCode].filter(Boolean).join(' '), refused);
}
