import type { components } from '@biuro/contract';
import type { Portal } from '@biuro/core';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { UploadPurpose } from '@biuro/core/upload/upload-context.ts';
import { whole } from '@biuro/core/upload/whole-upload.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { withSmallerPhoto } from '#ui/files/smaller-photo.ts';
import { showProgress } from './progress.ts';

type UploadRef = components['schemas']['UploadRef'];

/** Broken lines in a row with which a dialog stops waiting and says so. */
const ATTEMPTS = 3;

/** What was begun with a file: the same file goes on there when the person tries again, and is not sent twice. */
interface Begun {
  file: File;
  purpose: UploadPurpose;
  id: string | null;
}

type Sender = Pick<Portal, 'createUpload'>;

const begun = new WeakMap<File, Begun>();

/**
 * Uploads a file whole, for a record that takes it over, as the person who is signed in or by another `sender`. Large photos are scaled
 * down. Throws the `ApiError` of a refusal.
 */
export function useUploadFile(sender?: Sender) {
  const portal = usePortal();
  return async (chosen: File, purpose: UploadPurpose): Promise<UploadRef> => {
    const earlier = begun.get(chosen);
    const upload = earlier?.purpose === purpose ? earlier : { file: await withSmallerPhoto(chosen), purpose, id: null };
    begun.set(chosen, upload);
    return { upload_id: await send(sender ?? portal, upload) };
  };
}

async function send(sender: Sender, upload: Begun): Promise<string> {
  const { file, purpose, id } = upload;
  const { name, size } = file;
  const slice = async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer());
  const actor = await sender.createUpload({ source: { name, size, slice }, purpose, id, attempts: ATTEMPTS });
  const { unsubscribe } = actor.subscribe(({ context }) => {
    upload.id = context.id;
    showProgress(context);
  });
  const onOnline = () => actor.send({ type: 'line.returned' });
  window.addEventListener('online', onOnline);
  try {
    return await whole(actor);
  } finally {
    window.removeEventListener('online', onOnline);
    unsubscribe();
    showProgress(null);
  }
}

/** For `catch`: whatever is wrong with a file, the server says of the upload; in a form it belongs to the field of the file. */
export const refusedAt =
  (name: string) =>
  (thrown: unknown): never => {
    const failure = failureOf(thrown);
    const fields = failure.fields?.map((one) => ({ ...one, pointer: `/${name}` }));
    throw new ApiError({ ...failure, ...(fields && { fields }) }, { cause: thrown });
  };
