import type { AnyMachineSnapshot } from 'xstate';
import { ApiError } from '../lib/failure.ts';
import type { Exploration } from '../testing/paths.ts';
import { done, failed } from '../testing/reachable-states.ts';
import type { UploadContext, UploadInput } from './upload-context.ts';

const away = new ApiError({ kind: 'offline', message: 'away' });
const gone = new ApiError({ kind: 'rejected', status: 404, code: 'not_found', message: 'gone' });
const refused = new ApiError({ kind: 'rejected', status: 422, code: 'invalid', message: 'refused' });

const uploadId = '0190a000-0000-7000-8000-0000000000f1';
const half = 65_536;
const size = 2 * half;

/** A file of two pieces, whose second broken line in a row is the last. */
const uploadInput: UploadInput = {
  source: { name: 'przelew.pdf', size, slice: async (start, end) => new Uint8Array(end - start) },
  purpose: 'payment_proof',
  attempts: 2,
};

const calls = ['createUpload', 'getUploadOffset', 'sendUploadPiece'];

/** All that can happen to an upload. Its pieces are halves: the server answers each with the offset of the event. */
export const uploadExploration: Exploration = {
  input: uploadInput,
  events: [
    { type: 'line.returned' },
    { type: 'retry' },
    { type: 'cancel' },
    done('createUpload', uploadId),
    done('getUploadOffset', 0),
    done('getUploadOffset', half),
    done('sendUploadPiece', { offset: half, piece: half }),
    done('sendUploadPiece', { offset: size, piece: half }),
    done('deleteUpload'),
    failed('deleteUpload', away),
    ...calls.flatMap((actor) => [away, gone, refused].map((error) => failed(actor, error))),
    { type: 'xstate.after.until next attempt.upload.waiting' },
  ],
  // A piece moves the upload on, and the server never has less than it has answered.
  possible({ context }, { type, output }) {
    const { offset } = context as UploadContext; // These snapshots are of the upload chart
    if (type === 'xstate.done.actor.getUploadOffset') return Number(output) >= offset;
    return type !== 'xstate.done.actor.sendUploadPiece' || output.offset > offset;
  },
  identity: identityOf,
};

export const uploadCalls: Record<string, string> = {
  createUpload: 'POST /uploads',
  getUploadOffset: 'HEAD /uploads/{id}',
  sendUploadPiece: 'PATCH /uploads/{id}',
  deleteUpload: 'DELETE /uploads/{id}',
};

function identityOf(context: AnyMachineSnapshot['context']): unknown {
  const { id, offset, breaks, failure } = context as UploadContext; // These snapshots are of the upload chart
  return [id, offset, breaks, failure?.kind];
}
