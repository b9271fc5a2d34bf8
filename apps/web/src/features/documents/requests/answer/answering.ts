import type { LinkedCalls } from '@biuro/core';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { useUploadFile } from '#services/uploads/use-upload-file.ts';
import type { LinkedRequest } from '../requests.ts';

/** How a request is answered: by who is signed in, or by an action link. Each answer brings the request as it is now. */
export interface Answering {
  /** The files become one document. `again`: also what was handed over before. */
  deliver(itemId: string, files: File[], again?: boolean): Promise<LinkedRequest>;
  /** There is no such document; null asks for it after all. */
  decline(itemId: string, reason: string | null): Promise<LinkedRequest>;
}

/** A repeat after a lost answer is the same intention. */
const keys = new WeakMap<File, string>();

export function useAnswering(requestId: string, linked?: LinkedCalls): Answering {
  const portal = usePortal();
  const upload = useUploadFile(linked);
  const { api } = linked ?? portal;
  return {
    async deliver(itemId, files, again = false) {
      const upload_ids: string[] = [];
      // One after another: a phone's line is narrow, and the progress is that of one file.
      for (const file of files) upload_ids.push((await upload(file, 'document')).upload_id);
      const [first] = files;
      const key = (first && !again && keys.get(first)) || createIdempotencyKey();
      if (first) keys.set(first, key);
      const params = { path: { id: requestId, item_id: itemId }, header: { 'Idempotency-Key': key } };
      const body = { upload_ids, source: 'phone' as const, ...(again && { again }) };
      return (await unwrap(api.POST('/document-requests/{id}/items/{item_id}/documents', { params, body }))).data;
    },
    async decline(itemId, reason) {
      const params = { path: { id: requestId, item_id: itemId } };
      return (await unwrap(api.PUT('/document-requests/{id}/items/{item_id}/answer', { params, body: { reason } })))
        .data;
    },
  };
}
