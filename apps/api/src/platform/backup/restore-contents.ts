import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '#platform/postgres/files.ts';
import { StartError } from '#platform/process/start-error.ts';
import { type FileStore, FileStoreUnavailable } from '../files/store/file-store.ts';
import { type FilePlace, officeFiles } from '../files/store/office-files.ts';

/** Brings the contents of a backup into the file stores of their offices, one after the other. */
export interface ContentRestore {
  /** Makes the folders, so that a restore that may not write there fails at once. */
  prepare(office: string): Promise<void>;
  /** The next part of a content. */
  take(office: string, hash: string, part: Buffer): Promise<void>;
  /** The content is complete, and its bytes are those that its name says: when this returns, it is in the store and on the disk. */
  end(): Promise<void>;
  /** From now on what was added stays. */
  keep(): void;
  /** Removes what was added, unless it is to be kept; nothing is added any more. */
  undo(): Promise<void>;
}

interface Incoming {
  store: FileStore;
  hash: string;
  path: string;
  /** Undefined where the store has the content already. */
  file: FileHandle | undefined;
}

const FULL = ['ENOSPC', 'EDQUOT'];

export function createContentRestore(place: FilePlace): ContentRestore {
  const added: Pick<Incoming, 'store' | 'hash'>[] = [];
  let incoming: Incoming | undefined;
  let state: 'open' | 'kept' | 'undone' = 'open';
  let busy: Promise<unknown> = Promise.resolve();

  /** One piece of work, for which an undoing waits. */
  function run(work: () => Promise<void>): Promise<void> {
    if (state === 'undone') return Promise.reject(new StartError('The restore was ended: nothing was restored.'));
    const done = work().catch((cause: unknown) => {
      throw explained(cause, place.dataDir);
    });
    busy = done.catch(() => {});
    return done;
  }

  /** Beside the uploads, on the disk of the store. What a killed restore leaves there, the server removes after a day. */
  async function begin(office: string, hash: string): Promise<Incoming> {
    const { store, uploads } = officeFiles(place, office);
    const path = join(uploads, hash);
    return { store, hash, path, file: (await isIntact(store, hash)) ? undefined : await open(path, 'w', 0o600) };
  }

  async function finish({ store, hash, path, file }: Incoming): Promise<void> {
    if (!file) return;
    await file.close();
    // What is there under this name has other bytes.
    await store.remove(hash);
    added.push({ store, hash });
    await store.add(hash, path);
  }

  async function removeAdded(): Promise<void> {
    await busy;
    await incoming?.file?.close().catch(() => {});
    if (incoming) await rm(incoming.path, { force: true });
    for (const { store, hash } of added) await store.remove(hash);
  }

  return {
    prepare: (office) =>
      run(async () => {
        await mkdir(officeFiles(place, office).uploads, { recursive: true, mode: 0o700 });
      }),
    take: (office, hash, part) =>
      run(async () => {
        incoming ??= await begin(office, hash);
        await incoming.file?.appendFile(part);
      }),
    end: () =>
      run(async () => {
        if (incoming) await finish(incoming);
        incoming = undefined;
      }),
    keep() {
      if (state === 'open') state = 'kept';
    },
    async undo() {
      if (state === 'kept') return;
      state = 'undone';
      await removeAdded();
    },
  };
}

/** Whether the store has the content, byte for byte. */
async function isIntact(store: FileStore, hash: string): Promise<boolean> {
  if (!(await store.has(hash))) return false;
  const digest = createHash('sha256');
  await pipeline(await store.read(hash), digest).catch(() => {});
  return digest.digest('hex') === hash;
}

function explained(cause: unknown, dataDir: string): unknown {
  if (cause instanceof FileStoreUnavailable)
    return new StartError(`${cause.message}. Nothing was restored: look at FILES_URL and restore again.`, { cause });
  const code = errorCode(cause);
  if (code === undefined) return cause;
  const place = join(dataDir, 'files');
  return FULL.includes(code)
    ? new StartError(`The disk of ${place} is full: nothing was restored. Make room and restore again.`, { cause })
    : new StartError(
        `The restore cannot write into ${place} (${code}): let the user that runs it write there. Nothing was restored.`,
        { cause },
      );
}
