import { beforeAll, describe, expect, test } from 'vitest';
import { createSecrets } from '#platform/access/secrets.ts';
import { sessionOfAddress, signAddress } from '#platform/access/signed-address.ts';
import { type Someone, sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import type { Calling } from '../../../testing/people/people.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { upload } from '../../../testing/server/uploads.ts';

const office = sharedSettlementOffice();
const { portal, admin, people, company, newClient } = office;

let client: Someone;
let stranger: Someone;
beforeAll(async () => {
  client = await newClient('representative');
  stranger = await newClient('representative', (await people.company('Optyk')).id);
});

let made = 0;
async function added(name: string, content: string | Uint8Array): Promise<string> {
  const { upload_id } = await upload(client, 'document', { name, content });
  const body = { company_id: company.id, kind: 'cost', month: '2026-10', upload_ids: [upload_id] };
  const answer = await send(client, 'POST', '/api/documents', body);
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}
const pdf = () => `%PDF-1.7 faktura ${(made += 1)}`;
const addressOf = async (id: string, by: Calling = client): Promise<string> =>
  (await get(by, `/api/documents/${id}/files/1/address`)).body.data.url;
/** As an `img` asks, without token and key. */
const open = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

describe('a signed address', () => {
  test('shows a file without a token, under its own type, with headers that let nothing run', async () => {
    const content = pdf();
    const answer = await open(await addressOf(await added('Faktura.pdf', content)));
    expect([answer.statusCode, answer.body]).toEqual([200, content]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': expect.stringMatching(/^inline; filename="Faktura\.pdf"/),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });

  test('downloads what a browser could run', async () => {
    const answer = await open(await addressOf(await added('faktura.xml', `<?xml version="1.0"?><a>${pdf()}</a>`)));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
  });

  test('answers a part, from the front and from the end, and refuses one that there is not', async () => {
    const content = pdf();
    const url = await addressOf(await added('skan.pdf', content));
    const part = await open(url, { range: 'bytes=1-3' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      content.slice(1, 4),
      `bytes 1-3/${content.length}`,
    ]);
    expect((await open(url, { range: 'bytes=-4' })).body).toBe(content.slice(-4));
    expect((await open(url, { range: `bytes=${content.length}-` })).statusCode).toBe(416);
    expect((await open(url, { range: 'bytes=0-1,3-4' })).body).toBe(content);
  });

  test('is not given to who may not see the document, and is nothing for another file or with another signature', async () => {
    const [one, two] = [await added('jeden.pdf', pdf()), await added('dwa.pdf', pdf())];
    expect((await get(stranger, `/api/documents/${one}/files/1/address`)).status).toBe(404);
    expect((await get(client, `/api/documents/${one}/files/7/address`)).status).toBe(404);
    const url = await addressOf(one);
    const signature = new URL(url, 'http://localhost').searchParams.get('signature') ?? '';
    const last = signature.endsWith('A') ? 'B' : 'A';
    const wrong = [
      `/api/documents/${two}/files/1?signature=${signature}`,
      `/api/documents/${one}/files/1?signature=${signature.slice(0, -4)}${last.repeat(4)}`,
      `/api/documents/${one}/files/1?signature=${'A'.repeat(70)}`,
      `/api/documents/${one}/files/1?signature=`,
    ];
    for (const address of wrong) expect([address, (await open(address)).statusCode]).toEqual([address, 404]);
  });

  test('ends with what the person may see, and with the session', async () => {
    const id = await added('umowa.pdf', pdf());
    const url = await addressOf(id);
    await portal.db.updateTable('documents').set({ visibility: 'office' }).where('id', '=', id).execute();
    expect((await open(url)).statusCode).toBe(404);
    await portal.db.updateTable('documents').set({ visibility: 'company' }).where('id', '=', id).execute();
    expect((await open(url)).statusCode).toBe(200);
    const own = await newClient('representative');
    const theirs = await addressOf(id, own);
    await portal.db.deleteFrom('sessions').where('user_id', '=', own.id).execute();
    expect((await open(theirs)).statusCode).toBe(404);
  });

  test('is no way to anything but a file', async () => {
    const id = await added('inna.pdf', pdf());
    const url = await addressOf(id, admin);
    const signature = url.split('?')[1] ?? '';
    expect((await open(`/api/documents/${id}?${signature}`)).statusCode).not.toBe(200);
  });
});

test('a signature is good for a minute, for its path, under keys that are in use', () => {
  const session = '0190a000-0000-7000-8000-000000000001';
  const [now, path] = [Date.UTC(2026, 10, 26, 12), '/api/documents/1/files/1'];
  const secrets = createSecrets('one key');
  const { url, expires_at } = signAddress(secrets, session, path, now);
  const signature = url.split('=')[1] ?? '';
  expect([url.length - path.length, expires_at]).toEqual([81, '2026-11-26T12:01:00.000Z']);
  expect(sessionOfAddress(secrets, path, signature, now + 59_000)).toBe(session);
  expect(sessionOfAddress(secrets, path, signature, now + 60_000)).toBeUndefined();
  expect(sessionOfAddress(secrets, `${path}0`, signature, now)).toBeUndefined();
  expect(sessionOfAddress(createSecrets('another key'), path, signature, now)).toBeUndefined();
  expect(sessionOfAddress(createSecrets('another key', ['one key']), path, signature, now)).toBe(session);
});
