import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { freshNips } from '@biuro/testing/nips.ts';
import type { Figure } from '../../../library/figures.ts';
import { type Attack, none } from '../../harness/attack.ts';
import { addPerson, type Caller, newCaller } from '../../harness/callers.ts';
import type { Harness } from '../../harness/harness.ts';
import type { Answer } from '../../harness/http.ts';
import { createSettlements } from '../../harness/office-database.ts';
import { upload } from '../../harness/uploads.ts';
import { tooSlow } from './slow-requests.ts';

const MEGABYTE = 1024 * 1024;

/** What begins a formula in some spreadsheet. */
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '\t=1', '=HYPERLINK("http://evil.example")'];

export const attack: Attack = {
  name: 'edges',
  does: 'sends too much, too slowly, under wrong names and with what others might execute',
  async run({ harness, size }) {
    const owner = await newCaller(harness, harness.first, 'owner');
    return [
      await tooMuch(harness, owner),
      await formulas(owner),
      await uploads(harness, owner),
      await upperCase(harness, owner),
      await otherHosts(harness, owner),
      ...(size === 'full' ? await tooSlow(harness) : []),
    ];
  },
};

type Check = [what: string, passed: boolean];

const figureOf = (name: string, checks: Check[]): Figure =>
  none(
    `edges: ${name}`,
    checks.filter(([, passed]) => !passed).map(([what]) => what),
    `${checks.length} tries`,
  );

async function tooMuch({ first }: Harness, owner: Caller): Promise<Figure> {
  const post = async (path: string, body: string, headers = {}) => {
    try {
      return (await owner.send({ method: 'POST', path, body, headers })).status;
    } catch {
      // The server has said all it wants to say and hangs up before everything is sent.
      return 413;
    }
  };
  const large = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });
  const flood = `GET /api/config HTTP/1.1\r\nHost: 127.0.0.1\r\n${'X-Flood: '.padEnd(8_000, 'x')}\r\n`.padEnd(
    100_000,
    'X-More: 1\r\n',
  );
  return figureOf('requests that are too large', [
    ['a body of two megabytes', (await post('/api/companies', large(2 * MEGABYTE))) === 413],
    ['a file of nine megabytes', (await post('/api/companies/import', large(9 * MEGABYTE))) === 413],
    [
      'a body longer than it says',
      [400, 413].includes(await post('/api/companies', large(100), { 'Content-Length': '5' })),
    ],
    ['a hundred kilobytes of headers', / 431 /.test(await answerTo(first.address, flood))],
    [
      'a path of a hundred kilobytes',
      / 431 /.test(await answerTo(first.address, `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)),
    ],
    ['no HTTP at all', / 400 /.test(await answerTo(first.address, '\x16\x03\x01\x02\x00 hello\r\n\r\n'))],
    [
      'two lengths of one body',
      / 400 /.test(
        await answerTo(
          first.address,
          'POST /api/auth HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        ),
      ),
    ],
    ['the server afterwards', (await first.send({ path: '/healthz' })).status === 200],
  ]);
}

async function formulas(owner: Caller): Promise<Figure> {
  const nips = freshNips(50_000);
  for (const [index, formula] of FORMULAS.entries()) {
    const body = {
      name: `${formula} formula${index}`,
      company_type: 'zoo',
      vat_number: nips.next().value,
      city: formula,
    };
    await owner.send({ method: 'POST', path: '/api/companies', body });
  }
  const { status, text } = await owner.send({ path: '/api/companies/export?format=csv&search=formula' });
  const cells = text.split(/[;\r\n]+/).map((cell) => cell.replace(/^\uFEFF?"?/, ''));
  return figureOf('formulas in a file for a spreadsheet', [
    [`the file: ${status}, ${cells.length} cells`, status === 200 && cells.length > FORMULAS.length],
    ...cells.map((cell): Check => [cell, !/^[=+\-@\t＝]/.test(cell)]),
  ]);
}

async function uploads(harness: Harness, owner: Caller): Promise<Figure> {
  const { first } = harness;
  const { addTask, addPublished } = createSettlements(first.db);
  const id = await addPublished(await addTask({ company_id: first.a.company ?? '', period: '2028-05' }));
  const isRefused = async (upload_id: string): Promise<boolean> => {
    const body = { upload_id: upload_id || randomUUID() };
    return (await owner.send({ method: 'PUT', path: `/api/liabilities/${id}/proof`, body })).status === 422;
  };
  const files: [name: string, content: string | Buffer][] = [
    ['dowod.html', '<script>alert(1)</script>'],
    ['dowod.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['dowod.pdf', '<script>alert(1)</script>'],
    ['dowod.pdf', 'MZ\x90\x00'],
    ['dowod.png', '%PDF-1.7\n'],
    ['dowod.pdf.exe', '%PDF-1.7\n'],
    ['dowod.zip', Buffer.from('504b0304', 'hex')],
    ['dowod.pdf', ''],
  ];
  const checks: Check[] = [];
  for (const [name, content] of files) {
    const { upload_id, status } = await upload(owner.send, 'payment_proof', { name, content });
    checks.push([`${name}: ${status}`, status === 422], [`${name} taken over`, await isRefused(upload_id)]);
  }
  const pdf = { name: 'dowod.pdf', content: '%PDF-1.7' };
  const large = await upload(owner.send, 'payment_proof', { ...pdf, announced: 51 * MEGABYTE });
  checks.push([`51 megabytes: ${large.status}`, large.status === 422]);
  const unfinished = await upload(owner.send, 'payment_proof', { ...pdf, announced: 100 });
  checks.push(['a file that is not there yet', await isRefused(unfinished.upload_id)]);
  const other = await upload(owner.send, 'calculation', pdf);
  checks.push(['a file for another purpose', await isRefused(other.upload_id)]);
  const theirs = await upload((await newCaller(harness, first, 'owner')).send, 'payment_proof', pdf);
  checks.push(['a file of somebody else', await isRefused(theirs.upload_id)]);
  const longer = await upload(owner.send, 'payment_proof', { ...pdf, content: '%PDF-1.7 and more', announced: 8 });
  checks.push([`more than was announced: ${longer.status}`, [204, 413].includes(longer.status)]);
  return figureOf('files that are not what they say', checks);
}

/** Without the count of a list, which comes from the cache when rows were written past the server. */
const dataOf = ({ text }: Answer): string => JSON.stringify(JSON.parse(text).data);

/** An id is the same id in capital letters. */
async function upperCase(harness: Harness, owner: Caller): Promise<Figure> {
  const { first } = harness;
  const { company = '', liability = '', task = '', employee = '' } = first.a;
  const upper = (text: string) => text.toUpperCase();
  const same = async (pathOf: (id: string) => string, id: string): Promise<Check> => {
    const [lower, capital] = [await owner.send({ path: pathOf(id) }), await owner.send({ path: pathOf(upper(id)) })];
    return [
      `${pathOf('ID')}: ${lower.status} and ${capital.status}`,
      lower.status === 200 && dataOf(lower) === dataOf(capital),
    ];
  };
  const client = await newCaller(harness, first, 'representative');
  const put = (id: string, by: Caller) =>
    by.send({ method: 'PUT', path: '/api/users', body: { id, version: 1, position: 'Prezes' } });
  return figureOf('ids in capital letters', [
    await same((id) => `/api/companies/${id}`, company),
    await same((id) => `/api/companies/${id}/people`, company),
    await same((id) => `/api/liabilities/${id}`, liability),
    await same((id) => `/api/tasks/${id}`, task),
    await same((id) => `/api/tasks?filters[company_id]=${id}`, company),
    await same((id) => `/api/companies/${id}/employees`, company),
    await same((id) => `/api/users/${id}`, client.id),
    ['an employee that is not there', (await owner.send({ path: `/api/companies/${upper(employee)}` })).status === 404],
    [
      'one cannot send oneself away',
      (await owner.send({ method: 'POST', path: `/api/users/${upper(owner.id)}/deactivate` })).status === 409,
    ],
    [
      'one cannot delete oneself',
      (await owner.send({ method: 'DELETE', path: `/api/users/${upper(owner.id)}` })).status === 409,
    ],
    ['one may change oneself', (await put(upper(client.id), client)).status === 200],
  ]);
}

/** Whose server it is, no request decides. */
async function otherHosts({ first, second }: Harness, owner: Caller): Promise<Figure> {
  const person = await addPerson(first, 'representative');
  const forwarded = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-For': '8.8.8.8',
    Forwarded: 'host=evil.example',
  };
  await first.send({
    method: 'POST',
    path: '/api/users/forgot-password',
    body: { email: person.email },
    headers: forwarded,
  });
  const { link } = await first.db
    .selectFrom('outbox')
    .select('link')
    .where('recipient', '=', person.email)
    .executeTakeFirstOrThrow();
  const lookUp = async (nip: string) =>
    (await owner.send({ path: `/api/companies/lookup?nip=${encodeURIComponent(nip)}` })).status;
  const asked = await answerTo(
    first.address,
    'GET /api/config HTTP/1.1\r\nHost: evil.example\r\nX-API-Key: biuro-web\r\nConnection: close\r\n\r\n',
  );
  return figureOf('hosts and addresses that a request names', [
    [`the link of a message: ${link?.split('/')[2]}`, link !== null && !link.includes('evil')],
    ['an office that does not exist', / 404 /.test(asked)],
    [
      'the token of another office',
      (await second.send({ path: '/api/auth', headers: { Authorization: `Bearer ${owner.token}` } })).status === 401,
    ],
    ...(await Promise.all(
      ['http://127.0.0.1/', '5260250274@evil.example', '5260250274/../../', '169.254.169.254', '52602502%2f74'].map(
        async (nip): Promise<Check> => [`a register asked for ${nip}`, (await lookUp(nip)) === 422],
      ),
    )),
  ]);
}

/** The first bytes of the answer to any text. */
function answerTo(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    const done = (said: string) => {
      socket.destroy();
      resolve(said);
    };
    socket.once('data', (chunk) => done(chunk.toString('latin1', 0, 200)));
    socket.once('error', () => done(''));
    socket.setTimeout(20_000, () => done('nothing'));
  });
}
