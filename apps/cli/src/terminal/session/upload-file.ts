import type { components } from '@biuro/contract';
import type { UploadPurpose, UploadSource } from '@biuro/core/upload/upload-context.ts';
import { whole } from '@biuro/core/upload/whole-upload.ts';
import type { OpenPortal } from './portal.ts';

/** Broken lines in a row after which a command gives up. */
const ATTEMPTS = 5;

/**
 * Uploads a file whole, for a record that takes it over. Throws the `ApiError` of a refusal. `onProgress`: the bytes that the server has.
 */
export async function uploadFile(
  portal: OpenPortal,
  source: UploadSource,
  purpose: UploadPurpose,
  onProgress?: (sent: number) => void,
): Promise<components['schemas']['UploadRef']> {
  const upload = await portal.createUpload({ source, purpose, attempts: ATTEMPTS });
  if (onProgress) upload.subscribe(({ context }) => onProgress(context.offset));
  return { upload_id: await whole(upload) };
}
