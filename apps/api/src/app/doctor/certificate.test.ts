import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, afterEach, expect, test } from 'vitest';
import { examineCertificate } from './certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'biuro-certificate-'));
afterAll(() => rmSync(folder, { recursive: true }));
let server: Server | undefined;
afterEach(() => server?.close());

/** A server whose certificate is its own authority and ends in so many days; its address. */
async function serve(days: number): Promise<{ address: string; authority: string }> {
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const made = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
  ];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', String(days)];
  execFileSync('openssl', ['req', ...made, ...subject], { stdio: 'ignore' });
  const listening = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => socket.end());
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, 'localhost', resolve));
  const { port } = listening.address() as AddressInfo; // it listens on a port
  return { address: `https://localhost:${port}`, authority: readFileSync(cert, 'utf8') };
}

test('a certificate that browsers believe is good until it nears its end', async () => {
  const long = await serve(60);
  expect(await examineCertificate(long.address, long.authority)).toEqual([
    { level: 'good', text: 'The certificate of localhost is good for 59 days' },
  ]);
  server?.close();
  const short = await serve(5);
  expect(await examineCertificate(short.address, short.authority)).toEqual([
    { level: 'wrong', text: 'The certificate of localhost ends in 4 days and was not renewed.' },
  ]);
});

test('one that they do not believe is told, and one that cannot be seen is no mistake', async () => {
  const { address } = await serve(60);
  expect(await examineCertificate(address)).toEqual([
    { level: 'wrong', text: 'Browsers do not trust the certificate of localhost (DEPTH_ZERO_SELF_SIGNED_CERT).' },
  ]);
  expect(await examineCertificate('https://localhost:1')).toEqual([
    {
      level: 'weak',
      text: 'https://localhost:1 cannot be reached from here, so its certificate was not checked (ECONNREFUSED).',
    },
  ]);
  expect(await examineCertificate('http://localhost:1')).toEqual([]);
});
