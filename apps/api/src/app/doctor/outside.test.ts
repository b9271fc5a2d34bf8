import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readEnvironment } from '#platform/process/environment.ts';
import { examineOutside } from './outside.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const look = (variables: Record<string, string>) =>
  examineOutside(readEnvironment({ BIURO_MODE: 'demo', ...variables }, '/'));

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port; // it listens on a port

/** A server that answers each path with this, and says that it is so many seconds later; its address. */
async function answering(answers: Record<string, unknown>, ahead = 0): Promise<string> {
  const server = createHttp((request, response) => {
    const date = new Date(Date.now() + ahead * 1_000).toUTCString();
    response.writeHead(200, { 'Content-Type': 'application/json', Date: date });
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${portOf(server)}`;
}

/** A mail server that lets in who says this password; its address with another's name. */
async function mail(password: string): Promise<string> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'biuro' }) : done(new Error('Invalid login')),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `smtp://biuro:tajne@127.0.0.1:${portOf(server.server)}`;
}

const NOWHERE = '127.0.0.1:1';

test('what is not set up is not looked at', async () => {
  expect(await look({})).toEqual([]);
});

test('a mail server lets us in, refuses the password or is away', async () => {
  const told = async (SMTP_URL: string) => look({ SMTP_URL, MAIL_FROM: 'Biuro <kody@biuro.example>' });
  expect(await told(await mail('tajne'))).toEqual([
    { level: 'good', text: 'The mail server 127.0.0.1 accepts our login' },
  ]);
  expect(await told(await mail('inne'))).toEqual([
    { level: 'wrong', text: 'The mail server 127.0.0.1 refuses the name or password in SMTP_URL.' },
  ]);
  expect(await told(`smtp://${NOWHERE}`)).toEqual([
    { level: 'wrong', text: 'The mail server 127.0.0.1 cannot be reached (ESOCKET).' },
  ]);
});

test('SMSAPI has points and a sender, has few, refuses the token or is away', async () => {
  const told = async (SMSAPI_URL: string) => look({ SMSAPI_URL, SMSAPI_TOKEN: 'token' });
  const sender = { collection: [{ sender: 'Biuro', is_default: true }] };
  expect(await told(await answering({ '/profile': { points: 120 }, '/sms/sendernames': sender }))).toEqual([
    { level: 'good', text: 'SMSAPI answers: 120 points' },
  ]);
  expect(await told(await answering({ '/profile': { points: 3 } }))).toEqual([
    { level: 'weak', text: 'SMSAPI has only 3 points left.' },
    { level: 'weak', text: 'SMSAPI has no default sender: messages come from a number of its own.' },
  ]);
  expect(await told(await answering({ '/profile': { error: 101 } }))).toEqual([
    { level: 'wrong', text: 'SMSAPI refuses SMSAPI_TOKEN.' },
  ]);
  expect(await told(`http://${NOWHERE}`)).toEqual([{ level: 'wrong', text: 'SMSAPI cannot be reached.' }]);
});

test('a register answers and tells the time, or is away', async () => {
  const told = async (WHITE_LIST_URL: string) => look({ WHITE_LIST_URL });
  const exact = await answering({});
  const { host } = new URL(exact);
  expect(await told(exact)).toEqual([{ level: 'good', text: `The register ${host} answers` }]);
  const fast = await answering({}, 3_600);
  const [answers, clock] = await told(fast);
  expect([answers?.level, clock?.level]).toEqual(['good', 'wrong']);
  expect(clock?.text).toMatch(/^The clock of this machine is -(359\d|360[01]) s off that of 127\.0\.0\.1:\d+\.$/);
  expect(await told(`http://${NOWHERE}`)).toEqual([
    { level: 'weak', text: `The register ${NOWHERE} cannot be reached: companies are not filled in by their NIP.` },
  ]);
});
