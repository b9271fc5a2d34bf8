import type { Portal, UploadActor } from '@biuro/core';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Failure } from '@biuro/core/lib/failure.ts';
import { logoutReasonOf, userOf } from '@biuro/core/session/session-selectors.ts';
import { whole } from '@biuro/core/upload/whole-upload.ts';
import { UNSENT } from '#services/uploads/send-database.ts';
import { remember } from '#ui/browser/browser-memory.ts';
import type { Document } from '../statuses.ts';
import type { NewItem, QueuedFile, QueueItem } from './queue-item.ts';
import { type SendStore, sendStore } from './store.ts';

export type SendQueue = ReturnType<typeof createSendQueue>;

/** How many are on their way side by side. */
const TOGETHER = 3;
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** What a person hands over: files go up side by side, each becomes a document, and a broken line only delays it. It outlives its page. */
function createSendQueue(portal: Portal, userId: string, store: SendStore = sendStore) {
  let items: readonly QueueItem[] = [];
  const listeners = new Set<() => void>();
  const handedOver = new Set<(document: Document) => void>();
  const uploads = new Map<string, UploadActor>();
  const working = new Set<string>();
  /** Those whose upload was stopped because its file goes on with others. */
  const interrupted = new Set<string>();
  const pauses = new Map<string, { handle: ReturnType<typeof setTimeout>; count: number }>();

  const show = (next: readonly QueueItem[]) => {
    items = next;
    const isUnsent = items.some(({ state }) => state !== 'done');
    remember('local', UNSENT, isUnsent ? userId : undefined);
    for (const listener of listeners) listener();
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const patch = (id: string, change: Partial<QueueItem>) =>
    show(items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const keep = (id: string, change: Partial<QueueItem>) => {
    patch(id, change);
    const item = find(id);
    if (!item) return;
    void (item.state === 'done' ? store.remove(id) : store.put(item));
  };
  const patchFile = (id: string, place: number, change: Partial<QueuedFile>) => ({
    files: find(id)?.files.map((file, index) => (index === place ? { ...file, ...change } : file)) ?? [],
  });

  const run = () => {
    for (const { id, state, group, files } of items) {
      if (working.size >= TOGETHER) return;
      if (working.has(id)) continue;
      const isUploading = group !== null && state === 'asking' && files.some(({ isSent }) => !isSent);
      if (state === 'waiting' || isUploading) void work(id);
    }
  };

  const work = async (id: string) => {
    working.add(id);
    try {
      await sendFiles(id);
      const item = find(id);
      if (item?.group === null) await handOver(item);
      else if (item) keep(id, { state: 'asking' });
    } catch (thrown) {
      if (!interrupted.has(id)) fail(id, portal.toFailure(thrown));
    } finally {
      interrupted.delete(id);
      working.delete(id);
      run();
    }
  };

  const sendFiles = async (id: string) => {
    for (let place = 0; place < (find(id)?.files.length ?? 0); place++) {
      const file = find(id)?.files[place];
      if (!file || file.isSent) continue;
      patch(id, { state: 'sending' });
      const { blob, uploadId } = file;
      const source = {
        name: blob.name,
        size: blob.size,
        slice: async (start: number, end: number) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
      };
      const upload = await portal.createUpload({ source, purpose: 'document', id: uploadId });
      if (!find(id)) return upload.send({ type: 'cancel' });
      uploads.set(id, upload);
      let known = uploadId;
      const { unsubscribe } = upload.subscribe((snapshot) => {
        const { id: given, offset, failure } = snapshot.context;
        const isWaiting = snapshot.matches('waiting');
        const change = {
          ...patchFile(id, place, { uploadId: given, sent: offset }),
          state: isWaiting ? ('offline' as const) : ('sending' as const),
          ...(isWaiting && failure && { reason: failure.message }),
        };
        if (given === known) patch(id, change);
        else keep(id, change);
        known = given;
      });
      try {
        const given = await whole(upload);
        if (find(id)) keep(id, patchFile(id, place, { uploadId: given, sent: blob.size, isSent: true }));
      } finally {
        unsubscribe();
        uploads.delete(id);
      }
      if (!find(id)) return;
    }
  };

  const handOver = async ({ id, files, replaces, ...item }: QueueItem) => {
    patch(id, { state: 'handing' });
    const upload_ids = files.map(({ uploadId }) => uploadId ?? '');
    const document = replaces ? await replace(replaces, upload_ids) : await create(item, upload_ids);
    if (!find(id)) return;
    pauses.delete(id);
    // The bytes are not needed any more; their picture is.
    keep(id, { state: 'done', document });
    for (const heard of handedOver) heard(document);
  };

  const create = async (item: Omit<QueueItem, 'id' | 'files' | 'replaces'>, upload_ids: string[]) => {
    const { companyId: company_id, kind, month, direction, source, again, key } = item;
    const body = {
      company_id,
      kind,
      month,
      source,
      upload_ids,
      ...(direction && { direction }),
      ...(again && { again }),
    };
    const params = { header: { 'Idempotency-Key': key } };
    return (await unwrap(portal.api.POST('/documents', { params, body }))).data;
  };

  /** In the version that it has now: the office may have looked at it meanwhile. */
  const replace = async (id: string, upload_ids: string[]) => {
    const params = { path: { id } };
    const { version } = (await unwrap(portal.api.GET('/documents/{id}', { params }))).data;
    return (await unwrap(portal.api.PUT('/documents/{id}/files', { params, body: { upload_ids, version } }))).data;
  };

  const fail = (id: string, failure: Failure) => {
    const item = find(id);
    if (!item) return;
    const { message: reason, code, fields = [] } = failure;
    if (isPassing(failure)) {
      patch(id, { state: 'offline', reason });
      const count = (pauses.get(id)?.count ?? 0) + 1;
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (count - 1));
      pauses.set(id, { count, handle: setTimeout(() => resume(id), pause) });
    } else if (code === 'handed_over') {
      const link = fields.find((field) => field.link)?.link;
      keep(id, { state: 'duplicate', reason, ...(link && { repeats: link.split('/').at(-1) }) });
    } else {
      // Uploads that nobody took over within a day are gone.
      const isGone = fields.some(({ pointer }) => pointer.startsWith('/upload_ids'));
      const files = isGone ? item.files.map((file) => ({ ...file, ...unsent })) : item.files;
      keep(id, { state: 'refused', reason, files });
    }
  };

  const resume = (id: string) => {
    if (find(id)?.state !== 'offline' || uploads.has(id)) return;
    patch(id, { state: 'waiting' });
    run();
  };

  /** The line is back: nobody has to wait for the next attempt. */
  const lineReturned = () => {
    for (const upload of uploads.values()) upload.send({ type: 'line.returned' });
    for (const { id } of items) resume(id);
  };

  const forget = (id: string) => {
    clearTimeout(pauses.get(id)?.handle);
    pauses.delete(id);
    show(items.filter((item) => item.id !== id));
    void store.remove(id);
  };

  /** Takes over what a page before this one has left; the database holds it for each tab, and one of them sends it. */
  const restore = async () => {
    const left = await store.all(userId);
    const known = new Set(items.map(({ id }) => id));
    const back = left
      .filter(({ id }) => !known.has(id))
      .map(
        (item): QueueItem => (isUnderWay(item) ? { ...item, state: item.group === null ? 'waiting' : 'asking' } : item),
      );
    show([...back, ...items]);
    run();
  };

  const queue = {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears of each document that was handed over. */
    onHandedOver: (heard: (document: Document) => void) => {
      handedOver.add(heard);
      return () => void handedOver.delete(heard);
    },
    add: (added: NewItem[]) => {
      const made = added.map(
        ({ files, reason, ...item }): QueueItem => ({
          ...item,
          id: createIdempotencyKey(),
          userId,
          files: files.map((blob) => ({ blob, ...unsent })),
          again: false,
          key: createIdempotencyKey(),
          state: reason === undefined ? (item.group === null ? 'waiting' : 'asking') : 'refused',
          ...(reason !== undefined && { reason }),
        }),
      );
      show([...items, ...made]);
      for (const item of made) void store.put(item);
      run();
    },
    /** Another kind or month, while it is on its way. */
    change: (id: string, change: Partial<Pick<QueueItem, 'kind' | 'month' | 'document'>>) => keep(id, change),
    /** These pictures are pages of one document. */
    join: (group: string) => {
      const pages = items.filter((item) => item.group === group);
      const [first, ...others] = pages;
      if (!first) return;
      for (const { id } of pages) {
        if (!uploads.has(id)) continue;
        interrupted.add(id);
        uploads.get(id)?.stop();
      }
      for (const { id } of others) void store.remove(id);
      const left = items.filter((item) => item.group !== group || item.id === first.id);
      // The uploads of the others go on where the server has them.
      show(
        left.map((item) =>
          item.id === first.id ? { ...item, group: null, files: pages.flatMap((one) => one.files) } : item,
        ),
      );
      keep(first.id, { state: 'waiting' });
      run();
    },
    /** Each of these pictures is a document of its own. */
    separate: (group: string) => {
      for (const item of items)
        if (item.group === group) keep(item.id, { group: null, ...(!working.has(item.id) && { state: 'waiting' }) });
      run();
    },
    retry: (id: string) => {
      const item = find(id);
      if (!item) return;
      if (uploads.has(id)) return uploads.get(id)?.send({ type: 'retry' });
      keep(id, { state: 'waiting', key: item.state === 'refused' ? createIdempotencyKey() : item.key });
      run();
    },
    /** Hands over once more what was handed over before. */
    sendAnyway: (id: string) => {
      keep(id, { state: 'waiting', again: true, key: createIdempotencyKey() });
      run();
    },
    remove: (id: string) => {
      const upload = uploads.get(id);
      forget(id);
      upload?.send({ type: 'cancel' });
    },
    /** Takes off the list what has arrived. */
    clearDone: () => show(items.filter(({ state }) => state !== 'done')),
    lineReturned,
  };

  globalThis.addEventListener('online', lineReturned);
  portal.session.subscribe((snapshot) => {
    if (userOf(snapshot) !== null || logoutReasonOf(snapshot) !== 'user') return;
    for (const upload of uploads.values()) upload.stop();
    for (const { id } of items) forget(id);
    globalThis.removeEventListener('online', lineReturned);
  });
  void alone(`biuro.documents.${userId}`, restore);
  return queue;
}

const PASSING = [401, 408, 423, 429, 502, 503, 504];

/** Whether it is worth another attempt: the line or the server is away, or the person has to sign in again. */
const isPassing = ({ kind, status = 0 }: Failure): boolean => kind === 'offline' || PASSING.includes(status);

const unsent = { uploadId: null, sent: 0, isSent: false };

const isUnderWay = ({ state }: QueueItem) => state !== 'refused' && state !== 'duplicate';

/** Does it once no other tab holds the name, and holds it for as long as this one is open. */
function alone(name: string, work: () => Promise<void>): Promise<unknown> {
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? locks.request(name, () => work().then(() => new Promise(() => undefined))) : work();
}

const queues = new WeakMap<Portal, { userId: string; queue: SendQueue }>();

/** The queue of a person; the same one at every call. */
export function sendQueueOf(portal: Portal, userId: string): SendQueue {
  const known = queues.get(portal);
  if (known?.userId === userId) return known.queue;
  const queue = createSendQueue(portal, userId);
  queues.set(portal, { userId, queue });
  return queue;
}
