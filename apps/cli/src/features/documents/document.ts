import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import { isId } from '#terminal/records/find-record.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';

export type Document = components['schemas']['Document'];

/** An id that only the help knows. */
export const EXAMPLE = '0190a000-0000-7000-8000-00000000000f';

/** Finds a document by its id. Throws a 404 failure where the person may not see it. */
export async function findDocument(portal: OpenPortal, which: string, text: Words): Promise<Document> {
  portal.person();
  const path = { id: documentId(which, text) };
  return (await unwrap(portal.api.GET('/documents/{id}', { params: { path } }))).data;
}

export function documentId(which: string, text: Words): string {
  if (isId(which)) return which;
  throw new UsageError(text('documents.which.wrong', { value: which }));
}

/** `1,2 MB`, in the language of the person. */
export function sizeText(bytes: number, text: Words): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1
    ? text('documents.kilobytes', { n: Math.max(1, Math.round(bytes / 1024)) })
    : text('documents.megabytes', { n: Math.round(megabytes * 10) / 10 });
}
