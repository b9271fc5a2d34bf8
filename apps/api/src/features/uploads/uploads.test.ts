import { randomBytes, randomUUID } from 'node:crypto';
import { open, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireUploads } from '#platform/files/uploads/expire-uploads.ts';
import { createApp } from '../../app/app.ts';
import { type Calling, createPeople } from '../../testing/people/people.ts';
import { ADMIN, sharedSignIn, signIn } from '../../testing/people/sign-in.ts';
import { createTestApp, sharedTestApp } from '../../testing/server/test-app.ts';
import { upload } from '../../testing/server/uploads.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const people = createPeople(portal);

const PURPOSE = 'calculation';
const TUS = { 'tus-resumable': '1.0.0' };
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(bytes)]);

let port: number;
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = portal.app.server.address() as AddressInfo); // It listens on TCP.
});

let line: BreakingLine;
beforeEach(async () => {
  line = await breakingLine();
});
afterEach(() => void line.server.close());

interface BreakingLine {
  server: Server;
  /** Each connection is cut after so many bytes of the first of them that are left. */
  cuts: number[];
}

/** A line to a server that breaks. */
async function breakingLine(): Promise<BreakingLine> {
  const cuts: number[] = [];
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let sent = 0;
    near.on('data', (piece) => {
      far.write(piece);
      sent += piece.length;
      if (cuts[0] === undefined || sent < cuts[0]) return;
      cuts.shift();
      near.destroy();
      far.end();
    });
    far.on('data', (piece) => near.write(piece));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroySoon());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, cuts };
}

const endpoint = () => `http://127.0.0.1:${(line.server.address() as AddressInfo).port}/api/uploads`; // It listens on TCP.
const headers = () => ({ authorization: `Bearer ${admin.accessToken}`, 'x-api-key': 'biuro-web' });

/** Sends it to the end by a client of the protocol that others have written; resolves with the id of the upload. */
function send(content: Buffer, options: UploadOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = new Upload(content, {
      endpoint: endpoint(),
      headers: headers(),
      metadata: { filename: 'wyciąg.pdf', purpose: PURPOSE },
      retryDelays: [10, 20, 50, 100, 200],
      onSuccess: () => resolve(idOf(sending.url ?? '')),
      onError: reject,
      ...options,
    });
    sending.start();
  });
}

const idOf = (url: string) => url.split('/').at(-1) ?? '';
const row = (id: string) => portal.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The bytes of the file that an upload has become. */
async function stored(id: string): Promise<Buffer> {
  const { file_id } = await row(id);
  const { hash } = await portal.db
    .selectFrom('files')
    .select('hash')
    .where('id', '=', file_id)
    .executeTakeFirstOrThrow();
  return buffer(await portal.tenant.files.store.read(hash));
}

const call = (
  method: 'HEAD' | 'PATCH' | 'DELETE',
  id: string,
  more: { offset?: number; payload?: Buffer | string; by?: Calling } = {},
) =>
  (more.by ?? admin).call({
    method,
    url: `/api/uploads/${id}`,
    headers: {
      ...TUS,
      ...(more.offset !== undefined && {
        'upload-offset': String(more.offset),
        'content-type': 'application/offset+octet-stream',
      }),
    },
    ...(more.payload !== undefined && { payload: more.payload }),
  });

const announce = async (
  bytes: number,
  by: Calling = admin,
  { name = 'a.pdf', purpose = PURPOSE }: { name?: string; purpose?: string } = {},
) =>
  by.call({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      ...TUS,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')},purpose ${Buffer.from(purpose).toString('base64')}`,
    },
  });
const announced = async (bytes: number, by?: Calling) => idOf(String((await announce(bytes, by)).headers.location));

describe('an upload', () => {
  test('arrives whole in pieces, and becomes a file under its name', async () => {
    const content = pdf(3_000_000);
    const id = await send(content, { chunkSize: 1_000_000 });
    expect((await stored(id)).equals(content)).toBe(true);
    expect(await row(id)).toMatchObject({
      name: 'wyciąg.pdf',
      purpose: PURPOSE,
      bytes: content.length,
      is_whole: true,
    });
    expect(await readdir(portal.tenant.files.uploads)).not.toContain(id);
  });

  test('goes on where a line broke, twice', async () => {
    const content = pdf(5_000_000);
    line.cuts.push(1_500_000, 1_000_000);
    const begun: number[] = [];
    const id = await send(content, {
      onBeforeRequest: (request) => {
        if (request.getMethod() === 'PATCH') begun.push(Number(request.getHeader('Upload-Offset')));
      },
    });
    expect((await stored(id)).equals(content)).toBe(true);
    const [first, second = 0, third = 0] = begun;
    expect([first, second > 1_000_000, third > second]).toEqual([0, true, true]);
  });

  test('goes on at another server of the office', async () => {
    const content = pdf(2_000_000);
    const id = await announced(content.length);
    await call('PATCH', id, { offset: 0, payload: content.subarray(0, 700_000) });
    const other = await createApp(portal.services);
    const rest = await other.inject({
      method: 'PATCH',
      url: `/api/uploads/${id}`,
      headers: { ...headers(), ...TUS, 'upload-offset': '700000', 'content-type': 'application/offset+octet-stream' },
      payload: content.subarray(700_000),
    });
    await other.close();
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(content.length)]);
    expect((await stored(id)).equals(content)).toBe(true);
  });

  test('says how much of it has come, until when it can go on, and expects the byte after that', async () => {
    const id = await announced(20);
    await call('PATCH', id, { offset: 0, payload: '%PDF-1.7 ' });
    const head = await call('HEAD', id);
    expect([head.statusCode, head.headers]).toMatchObject([
      200,
      { 'upload-offset': '9', 'upload-length': '20', 'tus-resumable': '1.0.0', 'cache-control': 'no-store' },
    ]);
    expect(Date.parse(String(head.headers['upload-expires'])) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    for (const offset of [0, 8, 10]) {
      const wrong = await call('PATCH', id, { offset, payload: 'x' });
      expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'upload_offset']);
    }
  });

  test('takes no more than was announced', async () => {
    const id = await announced(12);
    const sent = await call('PATCH', id, { offset: 0, payload: '%PDF-1.7 andmuchmore' });
    expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, '12']);
    expect((await stored(id)).toString()).toBe('%PDF-1.7 and');
  });

  test('that was killed between its last piece and its file becomes one when it is asked for', async () => {
    const content = pdf(100);
    const id = await announced(content.length);
    await call('PATCH', id, { offset: 0, payload: content.subarray(0, 50) });
    await writeFile(join(portal.tenant.files.uploads, id), content);
    const head = await call('HEAD', id);
    expect(head.headers['upload-offset']).toBe(String(content.length));
    expect((await stored(id)).equals(content)).toBe(true);
  });

  test('that is only read stays in its place, and is read again', async () => {
    const { upload_id } = await upload(admin, 'bank_statement', { name: 'wyciag.csv', content: 'a;b' });
    expect(await row(upload_id)).toMatchObject({ is_whole: true, file_id: null });
    expect((await readFile(join(portal.tenant.files.uploads, upload_id))).toString()).toBe('a;b');
  });

  test('that is given up is gone', async () => {
    const id = await announced(100);
    expect((await call('DELETE', id)).statusCode).toBe(204);
    expect((await call('HEAD', id)).statusCode).toBe(404);
    expect(await readdir(portal.tenant.files.uploads)).not.toContain(id);
  });

  test('of somebody else does not exist', async () => {
    const id = await announced(100);
    const other = await people.come('owner');
    const tries = [
      call('HEAD', id, { by: other }),
      call('DELETE', id, { by: other }),
      call('PATCH', id, { by: other, offset: 0, payload: 'x' }),
    ];
    expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await row(id)).bytes).toBe(100);
  });

  test('that can no longer go on is removed, and so are bytes without a row', async () => {
    const [old, young] = [await announced(100), await announced(100)];
    await portal.db
      .updateTable('uploads')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', old)
      .execute();
    expect((await call('HEAD', old)).statusCode).toBe(404);
    const before = new Date(Date.now() - 2 * 86_400_000);
    const stray = join(portal.tenant.files.uploads, randomUUID());
    await writeFile(stray, 'killed before its row');
    for (const path of [stray, join(portal.tenant.files.uploads, old)]) await utimes(path, before, before);
    await expireUploads(portal.db, portal.tenant.files.uploads);
    const left = await readdir(portal.tenant.files.uploads);
    expect([left.includes(old), left.includes(idOf(stray)), left.includes(young)]).toEqual([false, false, true]);
  });
});

describe('one writer at a time', () => {
  test('a request whose line has broken is ended by the next of the same upload', async () => {
    const content = pdf(1_000_000);
    const id = await announced(content.length);
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const head = [
      `PATCH /api/uploads/${id} HTTP/1.1`,
      'Host: x',
      ...Object.entries({ ...headers(), ...TUS, 'upload-offset': '0' }).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/offset+octet-stream',
      `content-length: ${content.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(content.subarray(0, 400_000));
    const received = () => stat(join(portal.tenant.files.uploads, id)).then(({ size }) => size);
    await expect.poll(received).toBe(400_000);
    expect((await call('HEAD', id)).headers['upload-offset']).toBe('400000');
    const rest = await call('PATCH', id, { offset: 400_000, payload: content.subarray(400_000) });
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(content.length)]);
    expect((await stored(id)).equals(content)).toBe(true);
    socket.destroy();
    await closed;
  });

  test('another process waits for the lease, and after the death of the first stores a copy', async () => {
    const content = pdf(100);
    const id = await announced(content.length);
    const hold = (until: number) =>
      portal.db
        .updateTable('uploads')
        .set({ writer: randomUUID(), leased_until: new Date(Date.now() + until) })
        .where('id', '=', id)
        .execute();
    await hold(20_000);
    const busy = await call('PATCH', id, { offset: 0, payload: content });
    expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([423, 'upload_busy', '30']);
    await hold(-1_000);
    const former = await open(join(portal.tenant.files.uploads, id), 'r+');
    expect((await call('PATCH', id, { offset: 0, payload: content })).statusCode).toBe(204);
    // The dead process was not dead.
    await former.write(Buffer.from('changed!'), 0, 8, 0);
    await former.close();
    expect((await stored(id)).equals(content)).toBe(true);
    expect(await row(id)).toMatchObject({ shared: true, writer: null });
  });
});

describe('what is refused', () => {
  test.each<[string, string, string | Buffer, string]>([
    ['a page that calls itself PDF', 'a.pdf', '<!doctype html><script>', 'file_kind'],
    ['a picture with scripts', 'a.svg', '<svg onload=x>', 'file_kind'],
    ['a kind that is not wanted', 'a.xml', '<?xml version="1.0"?>', 'file_kind'],
    ['an ending of another kind', 'a.html', '%PDF-1.7', 'file_ending'],
    ['a PDF with a password', 'a.pdf', '%PDF-1.7 trailer << /Encrypt 5 0 R >>', 'file_locked'],
    ['an archive that calls itself a workbook', 'a.xlsx', 'PK\u0003\u0004 README', 'file_kind'],
  ])('%s, and nothing of it stays', async (_what, name, content, code) => {
    const { status, body, upload_id } = await upload(admin, PURPOSE, { name, content });
    expect([status, body.errors[0].pointer, body.errors[0].code]).toEqual([422, '/file', code]);
    expect((await call('HEAD', upload_id)).statusCode).toBe(404);
    expect(await readdir(portal.tenant.files.uploads)).not.toContain(upload_id);
  });

  test('a file that is too large, before a byte of it is sent', async () => {
    const answer = await announce(50 * 1024 * 1024 + 1);
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      422,
      { pointer: '/file', code: 'large_file', message: 'Plik jest za duży (maks. 50 MB)' },
    ]);
  });

  test.each<[string, { name?: string; purpose?: string }, string]>([
    ['no purpose', { purpose: '' }, 'purpose'],
    ['an unknown purpose', { purpose: 'constructor' }, 'purpose'],
    ['no name', { name: '' }, 'filename'],
    ['a name that is no text', { name: 'a\0b' }, 'filename'],
  ])('%s', async (_what, metadata, code) => {
    const answer = await announce(10, admin, metadata);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, code]);
  });

  test('an empty file, another version of the protocol, and a piece in another shape', async () => {
    expect((await announce(0)).statusCode).toBe(422);
    const id = await announced(10);
    const url = `/api/uploads/${id}`;
    const patch = (more: object) =>
      admin.call({ method: 'PATCH', url, headers: { ...TUS, 'upload-offset': '0', ...more }, payload: 'x' });
    expect((await patch({ 'content-type': 'application/json' })).statusCode).toBe(415);
    expect(
      (await patch({ 'content-type': 'application/offset+octet-stream', 'tus-resumable': '0.2.2' })).statusCode,
    ).toBe(422);
  });

  test('what the role may not hand over', async () => {
    const [auditor, client] = [await people.come('auditor'), await people.come('representative')];
    expect([(await announce(10, auditor)).statusCode, (await announce(10, client)).statusCode]).toEqual([403, 404]);
    expect((await announce(10, client, { purpose: 'payment_proof' })).statusCode).toBe(201);
  });

  test('more than a hundred unfinished ones of one person', async () => {
    const person = await people.come('accountant');
    for (let nth = 0; nth < 100; nth++) expect((await announce(10, person)).statusCode).toBe(201);
    const answer = await announce(10, person);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_uploads']);
  });

  test('a name with a path or a mark that turns the writing around', async () => {
    const { upload_id } = await upload(admin, PURPOSE, { name: '../../etc/fak\u202Etura.pdf', content: '%PDF-1.7' });
    expect((await row(upload_id)).name).toBe('faktura.pdf');
  });
});

test('fifty files in a minute are within the limits of a person, and their pieces are not counted', async () => {
  const limited = await createTestApp({ fixture: 'office', variables: { BIURO_RATE_LIMITS: 'on' } });
  try {
    const person = await signIn(limited, ADMIN);
    for (let nth = 0; nth < 50; nth += 5) {
      const sending = [0, 1, 2, 3, 4].map((more) =>
        upload(person, PURPOSE, { name: `${nth + more}.pdf`, content: pdf(10) }),
      );
      expect((await Promise.all(sending)).map(({ status }) => status)).toEqual(Array(5).fill(204));
    }
  } finally {
    await limited.close();
  }
});
