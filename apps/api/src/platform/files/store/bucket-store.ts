import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { parseXml, type XmlDocument, XmlElement } from '@rgrove/parse-xml';
import { AwsClient } from 'aws4fetch';
import { FileMissing, type FileStore, FileStoreUnavailable, hashIn, type StoredContent } from './file-store.ts';

/** A bucket of a server that speaks the protocol of Amazon S3. */
export interface BucketSettings {
  /** Of the server, without the bucket: `https://s3.example`. */
  endpoint: string;
  bucket: string;
  /** Before the name of each object: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds until the server must have begun to answer; a content of 500 MB has to be sent in it. */
const PATIENCE = { usual: 10_000, sending: 10 * 60_000 };

/**
 * Keeps contents as objects `<prefix><office>/<aa>/<hash>`. An object is there as a whole or not at all, so that a kill leaves nothing
 * unfinished. All methods throw {@link FileStoreUnavailable} while the bucket cannot be reached, or refuses the key.
 */
export function createBucketStore(settings: BucketSettings, office: string, listedAtOnce = 1_000): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 2 });
  const root = `${endpoint}/${bucket}`;
  const prefix = `${settings.prefix}${office}/`;
  const urlOf = (hash: string) => `${root}/${prefix}${hashIn(hash).slice(0, 2)}/${hash}`;

  /** 404 is an answer; everything else that is no success is not. */
  async function ask(url: string, init: RequestInit = {}, patience = PATIENCE.usual): Promise<Response> {
    const slow = new AbortController();
    const timer = setTimeout(() => slow.abort(), patience);
    try {
      const answer = await client.fetch(url, { ...init, signal: slow.signal });
      if (answer.ok || answer.status === 404) return answer;
      throw new Error(`${answer.status} ${(await answer.text()).slice(0, 500)}`);
    } catch (cause) {
      throw new FileStoreUnavailable(bucket, cause);
    } finally {
      clearTimeout(timer);
    }
  }

  const has = async (hash: string) => (await ask(urlOf(hash), { method: 'HEAD' })).ok;

  return {
    has,
    async add(hash, path) {
      if (!(await has(hash))) {
        const body = await openAsBlob(path);
        // The bucket compares the bytes with it, where it does so at all.
        const headers = { 'X-Amz-Content-Sha256': hash, 'Content-Type': 'application/octet-stream' };
        const answer = await ask(urlOf(hash), { method: 'PUT', body, headers }, PATIENCE.sending);
        if (!answer.ok) throw new FileStoreUnavailable(bucket, new Error('There is no such bucket'));
      }
      await rm(path, { force: true });
    },
    async read(hash, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const { status, body } = await ask(urlOf(hash), { ...(headers && { headers }) });
      if (status === 404) throw new FileMissing(hash);
      // The two declarations of the same class differ in details that nobody uses here.
      return body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]);
    },
    async remove(hash) {
      await ask(urlOf(hash), { method: 'DELETE' });
    },
    async *list() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          'max-keys': `${listedAtOnce}`,
          prefix,
          ...(token && { 'continuation-token': token }),
        });
        const page = parseXml(await (await ask(`${root}?${query.toString()}`)).text());
        yield* contentsOn(page);
        token = textOf(page.root, 'NextContinuationToken');
      } while (token !== undefined);
    },
    tidy: async () => {},
  };
}

function* contentsOn({ root }: XmlDocument): Generator<StoredContent> {
  for (const object of elementsOf(root, 'Contents')) {
    const hash = textOf(object, 'Key')?.split('/').at(-1) ?? '';
    if (/^[0-9a-f]{64}$/.test(hash))
      yield { hash, bytes: Number(textOf(object, 'Size')), since: new Date(textOf(object, 'LastModified') ?? 0) };
  }
}

const elementsOf = (parent: XmlElement | null, name: string): XmlElement[] =>
  parent?.children.filter((child) => child instanceof XmlElement).filter((child) => child.name === name) ?? [];

const textOf = (parent: XmlElement | null, name: string): string | undefined => elementsOf(parent, name)[0]?.text;
