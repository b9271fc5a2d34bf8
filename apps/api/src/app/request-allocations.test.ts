import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import { type AddressInfo, connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { ADMIN, CLIENT, type SignedIn, sharedSignIn } from '../testing/people/sign-in.ts';
import { sharedTestApp } from '../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);

const TRIES = 3;
const REQUESTS = 100;
const INTERVAL = 1024;
/** Bytes. One answer has more. */
const ENOUGH = 4_000;

setFlagsFromString('--expose-gc');
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');

/** Bytes for each call that the frequent, cheap collections leave to the rare, expensive one: the least of some tries, for others work beside. */
async function leftBehind(call: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let warm = 0; warm < REQUESTS; warm++) await call();
  for (let turn = 0; turn < TRIES; turn++) tries.push(await leftBehindOnce(call));
  return Math.min(...tries);
}

async function leftBehindOnce(call: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    collect({ type: 'minor' });
    await session.post('HeapProfiler.startSampling', {
      samplingInterval: INTERVAL,
      includeObjectsCollectedByMajorGC: true,
    });
    for (let asked = 0; asked < REQUESTS; asked++) await call();
    // What has just been used survives one.
    for (let times = 0; times < 3; times++) collect({ type: 'minor' });
    const { profile } = await session.post('HeapProfiler.stopSampling');
    return bytesOf(profile.head) / REQUESTS;
  } finally {
    session.disconnect();
  }
}

interface Node {
  selfSize: number;
  children: Node[];
}

const bytesOf = ({ selfSize, children }: Node): number =>
  children.reduce((sum, child) => sum + bytesOf(child), selfSize);

/** A person's requests over the network as it is: any client of HTTP in this process would leave more behind than the server. */
function asking(person: SignedIn, path: string) {
  const { port } = portal.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  const head = [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'X-API-Key: biuro-web',
    `Authorization: Bearer ${person.accessToken}`,
  ];
  const request = Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
  return async () => {
    socket.write(request);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.subarray(0, 12).toString()).toBe('HTTP/1.1 200');
    return chunk;
  };
}

beforeAll(async () => void (await portal.app.listen({ port: 0, host: '127.0.0.1' })));

test('what a request needed is gone with it', async () => {
  expect(await leftBehind(asking(admin, '/api/users'))).toBeLessThan(ENOUGH);
});

test('so it is for a client, whose every call is a transaction', async () => {
  expect(await leftBehind(asking(client, '/api/users/my'))).toBeLessThan(ENOUGH);
});

test('the measure sees what stays', async () => {
  const kept: string[] = [];
  const call = asking(admin, '/api/users');
  expect(await leftBehind(async () => kept.push((await call()).toString()))).toBeGreaterThan(ENOUGH);
});
