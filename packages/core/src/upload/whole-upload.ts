import { waitFor } from 'xstate';
import { ApiError } from '../lib/failure.ts';
import type { UploadActor } from './upload-machine.ts';

/**
 * Waits for an upload and returns its id. Throws the `ApiError` of its failure, which ends it, and an `AbortError` where somebody has
 * given it up.
 */
export async function whole(upload: UploadActor): Promise<string> {
  const ended = await waitFor(upload, (snapshot) => snapshot.status === 'done' || snapshot.matches('failed'));
  const { id, failure } = ended.context;
  if (ended.matches('failed')) {
    upload.stop();
    throw new ApiError(failure ?? { kind: 'unexpected', message: '' });
  }
  if (id === null) throw Object.assign(new Error('The upload was given up'), { name: 'AbortError' });
  return id;
}
