import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLoginSteps } from '../../testing/people/login-steps.ts';
import { createTestApp } from '../../testing/server/test-app.ts';
import type { Message } from './outbox-queries.ts';
import { DeliveryError, type Transport } from './transport.ts';
import { createSmtp } from './transport-smtp.ts';

const received: Email[] = [];
const sources: string[] = [];
const BRAND = { product: 'Biuro', office: 'Biuro Łąka', primary: '#6766cc', secondary: '#b62268' };
let server: SMTPServer;
let url: string;
let transport: Transport | undefined;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = { 'nobody@firma.example': 550, 'busy@firma.example': 451 }[address];
      done(code ? Object.assign(new Error('refused'), { responseCode: code }) : null);
    },
    async onData(stream, _session, done) {
      const source = await buffer(stream);
      sources.push(source.toString('latin1'));
      received.push(await PostalMime.parse(source));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterEach(() => transport?.close());
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const message = (recipient: string): Message => ({
  id: '019a0000-0000-7000-8000-000000000001',
  channel: 'email',
  recipient,
  subject: 'Biuro Łąka: kod logowania',
  text: 'Kod logowania: 123 456\n\nDziała 10 minut.',
  html: '<p>Kod logowania: <b>123 456</b></p><img src="cid:logo@biuro">',
  code: '123456',
  link: null,
  attempts: 1,
  created_at: new Date(),
});
const deliver = (recipient: string, at = url) => {
  transport = createSmtp(at, 'Biuro <kody@biuro.example>');
  return transport.deliver(message(recipient), BRAND);
};

describe('e-mail over SMTP', () => {
  test('arrives from the office, with Polish letters and an id that tells repeats', async () => {
    await deliver('ewa@firma.example');
    const mail = received.at(-1);
    expect({
      from: mail?.from,
      to: mail?.to,
      subject: mail?.subject,
      text: mail?.text?.trim(),
      id: mail?.messageId,
    }).toEqual({
      from: { name: 'Biuro Łąka', address: 'kody@biuro.example' },
      to: [{ name: '', address: 'ewa@firma.example' }],
      subject: 'Biuro Łąka: kod logowania',
      text: 'Kod logowania: 123 456\n\nDziała 10 minut.',
      id: '<019a0000-0000-7000-8000-000000000001@biuro.example>',
    });
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('has a twin in HTML beside the text, and the logo inside the letter', async () => {
    await deliver('ewa@firma.example');
    const mail = received.at(-1);
    expect(mail?.text?.trim()).toBe('Kod logowania: 123 456\n\nDziała 10 minut.');
    expect(mail?.html?.trim()).toBe('<p>Kod logowania: <b>123 456</b></p><img src="cid:logo@biuro">');
    const [logo, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    expect(logo).toMatchObject({ mimeType: 'image/png', disposition: 'inline', contentId: '<logo@biuro>' });
    expect(
      Buffer.from(logo?.content as ArrayBuffer)
        .subarray(0, 8)
        .toString('hex'),
    ).toBe('89504e470d0a1a0a');
    const types = [...(sources.at(-1) ?? '').matchAll(/^Content-Type: ([a-z/]+)/gim)].map(([, type]) => type);
    expect(types).toEqual(['multipart/alternative', 'text/plain', 'multipart/related', 'text/html', 'image/png']);
  });

  test('is given up when the recipient is refused, and tried again when the server is busy', async () => {
    await expect(deliver('nobody@firma.example')).rejects.toMatchObject({
      message: 'smtp EENVELOPE 550',
      permanent: true,
    });
    await expect(deliver('busy@firma.example')).rejects.toMatchObject({
      message: 'smtp EENVELOPE 451',
      permanent: false,
    });
  });

  test('does not let a recipient add headers or recipients', async () => {
    const before = received.length;
    await deliver('ewa@firma.example, other@firma.example\r\nBcc: third@firma.example').catch(() => {});
    const recipients = received
      .slice(before)
      .flatMap((mail) => [...(mail.to ?? []), ...(mail.bcc ?? [])].map(({ address }) => address));
    expect(recipients.length).toBeLessThanOrEqual(1);
    expect(recipients).not.toContain('other@firma.example');
    expect(recipients).not.toContain('third@firma.example');
  });

  test('is postponed, ten at once as soon as one, when the server takes the connection and says nothing', async () => {
    const silent: Server = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const port = (silent.address() as AddressInfo).port;
    const mailer = createSmtp(`smtp://127.0.0.1:${port}`, 'biuro@demo.example');
    transport = mailer;
    const begun = performance.now();
    const sent = Array.from({ length: 10 }, () => mailer.deliver(message('ewa@firma.example'), BRAND));
    const reasons = (await Promise.allSettled(sent)).map((one) => one.status === 'rejected' && one.reason);
    // Its patience is five seconds.
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(reasons.every((reason) => reason instanceof DeliveryError && !reason.permanent)).toBe(true);
    silent.close();
  }, 20_000);

  test('is postponed when the server answers a little now and then, and the connection to it ends', async () => {
    const chatty: Server = createServer((socket) => {
      socket.write('220 chatty\r\n');
      const chatting = setInterval(() => socket.write('250-and\r\n'), 50);
      socket.on('error', () => {}).once('close', () => clearInterval(chatting));
    });
    await new Promise<void>((resolve) => chatty.listen(0, '127.0.0.1', resolve));
    const mailer = createSmtp(`smtp://127.0.0.1:${(chatty.address() as AddressInfo).port}`, 'biuro@demo.example', 500);
    transport = mailer;
    const begun = performance.now();
    await expect(mailer.deliver(message('ewa@firma.example'), BRAND)).rejects.toMatchObject({
      message: 'smtp EABORT',
      permanent: false,
    });
    expect(performance.now() - begun).toBeLessThan(4_000);
    await expect.poll(() => new Promise((resolve) => chatty.getConnections((_, count) => resolve(count)))).toBe(0);
    chatty.close();
  });

  test('is tried again when nobody listens', async () => {
    await expect(deliver('ewa@firma.example', 'smtp://127.0.0.1:1')).rejects.toMatchObject({ permanent: false });
  });
});

test('a provider that never answers does not delay the sign-in', async () => {
  const blackHole: Server = createServer(() => {});
  await new Promise<void>((resolve) => blackHole.listen(0, '127.0.0.1', resolve));
  const SMTP_URL = `smtp://127.0.0.1:${(blackHole.address() as AddressInfo).port}`;
  const portal = await createTestApp({ fixture: 'office', variables: { SMTP_URL } });
  // The first request of a server compiles the schemas of all.
  await portal.app.ready();
  portal.services.outbox.start();
  const answer = createLoginSteps(portal)
    .check('klient@demo.example')
    .then((response) => response.statusCode);
  // The transport gives up after five seconds.
  const patience = new Promise((resolve) => setTimeout(resolve, 4_000, 'waited for the provider').unref());
  expect(await Promise.race([answer, patience])).toBe(200);
  await portal.close();
  blackHole.close();
});

test('in production the code travels by SMTP and does not stay in the database', async () => {
  const variables = {
    BIURO_MODE: 'production',
    SECRET_KEY: randomBytes(32).toString('base64'),
    BIURO_RATE_LIMITS: '',
    MAIL_FROM: 'Biuro <biuro@demo.example>',
    SMTP_URL: url,
  };
  const portal = await createTestApp({ fixture: 'office', variables });
  const steps = createLoginSteps(portal);
  portal.services.outbox.start();
  const { data } = (await steps.check('klient@demo.example')).json();
  const mail = () => received.find(({ to }) => to?.[0]?.address === 'klient@demo.example');
  await expect.poll(mail).toBeDefined();
  const code = /\d{3} \d{3}/.exec(mail()?.text ?? '')?.[0] ?? '';
  expect((await steps.verify(data.challenge, 'klient@demo.example', code)).statusCode).toBe(200);
  const sent = portal.db.selectFrom('outbox').select(['text', 'code']).where('sent_at', 'is not', null);
  await expect.poll(() => sent.execute()).toEqual([{ text: '', code: null }]);
  await portal.close();
});
