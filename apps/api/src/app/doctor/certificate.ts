import { connect, type TLSSocket } from 'node:tls';
import { type Finding, good, weak, wrong } from './finding.ts';

const PATIENCE = 5_000;
const DAY = 86_400_000;
/** Days before the end when a certificate should have been renewed. */
const SOON = 14;

/** Whether browsers trust the certificate of this address, and for how long. `trusted`: authority of a test. */
export async function examineCertificate(publicUrl: string, trusted?: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  const shown = await certificateOf(hostname, Number(port || 443), trusted);
  if (shown instanceof Error)
    return [weak(`${publicUrl} cannot be reached from here, so its certificate was not checked (${reasonOf(shown)}).`)];
  const { refusal, until } = shown;
  if (refusal) return [wrong(`Browsers do not trust the certificate of ${hostname} (${refusal}).`)];
  const days = Math.floor((until - Date.now()) / DAY);
  return [
    days < SOON
      ? wrong(`The certificate of ${hostname} ends in ${days} days and was not renewed.`)
      : good(`The certificate of ${hostname} is good for ${days} days`),
  ];
}

interface Shown {
  refusal: string | undefined;
  /** Milliseconds since 1970. */
  until: number;
}

function certificateOf(host: string, port: number, trusted: string | undefined): Promise<Shown | Error> {
  return new Promise((resolve) => {
    const socket: TLSSocket = connect({
      host,
      port,
      servername: host,
      // Untrusted certificates are examined as well.
      rejectUnauthorized: false,
      timeout: PATIENCE,
      ...(trusted !== undefined && { ca: trusted }),
    });
    const end = (answer: Shown | Error) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('secureConnect', () => {
      // An Error by its type, in fact a code of OpenSSL.
      const refusal = socket.authorized ? undefined : String(socket.authorizationError);
      end({ refusal, until: Date.parse(socket.getPeerCertificate().valid_to) });
    });
    socket.once('timeout', () => end(new Error('no answer')));
    socket.once('error', end);
  });
}

const reasonOf = (error: Error) => ('code' in error ? String(error.code) : error.message);
