import { fromPromise } from 'xstate';
import type { Api } from '../api/client.ts';
import { answerOf, unwrap } from '../api/unwrap.ts';
import { LostConnection } from '../lib/failure.ts';
import type { Clock } from '../lib/ports.ts';
import { nextPiece, type UploadContext } from './upload-context.ts';

const VERSION = { 'Tus-Resumable': '1.0.0' } as const;
const PIECE = { 'Content-Type': 'application/offset+octet-stream' };

/** The calls of the upload chart by their `operationId`. All can be given up. */
export function uploadCalls(api: Api, clock: Clock) {
  const one = (id: string | null) => ({ path: { id: id ?? '' }, header: VERSION });

  return {
    createUpload: fromPromise<string, UploadContext>(async ({ input: { source, purpose }, signal }) => {
      const header = { ...VERSION, 'Upload-Length': source.size, 'Upload-Metadata': metadataOf(source.name, purpose) };
      const { response } = await answerOf(api.POST('/uploads', { params: { header }, signal }));
      return idIn(response);
    }),
    getUploadOffset: fromPromise<number, UploadContext>(async ({ input: { id }, signal }) => {
      const { response } = await answerOf(api.HEAD('/uploads/{id}', { params: one(id), signal }));
      return offsetIn(response);
    }),
    sendUploadPiece: fromPromise<{ offset: number; piece: number }, UploadContext>(async ({ input, signal }) => {
      const { id, source, offset, piece } = input;
      const bytes = await source.slice(offset, Math.min(source.size, offset + piece));
      const begun = clock.now();
      const { path, header } = one(id);
      const { response } = await answerOf(
        api.PATCH('/uploads/{id}', {
          params: { path, header: { ...header, 'Upload-Offset': offset } },
          headers: PIECE,
          body: '',
          bodySerializer: () => bytes,
          signal,
        }),
      );
      const arrived = offsetIn(response);
      // Otherwise it would be sent for ever.
      if (arrived <= offset) throw new LostConnection('no progress');
      return { offset: arrived, piece: nextPiece(piece, clock.now() - begun) };
    }),
    deleteUpload: fromPromise<void, UploadContext>(async ({ input: { id }, signal }) => {
      await unwrap(api.DELETE('/uploads/{id}', { params: one(id), signal }));
    }),
  };
}

/** A proxy may answer in place of the server: without these headers, the server was not reached. */
function idIn({ headers }: Response): string {
  const id = headers.get('location')?.split('/').at(-1);
  if (!id) throw new LostConnection('no Location');
  return id;
}

function offsetIn({ headers }: Response): number {
  const offset = headers.get('upload-offset');
  if (!offset) throw new LostConnection('no Upload-Offset');
  return Number(offset);
}

function metadataOf(name: string, purpose: string): string {
  return `filename ${base64(name)},purpose ${base64(purpose)}`;
}

/** Of the UTF-8 of a text. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
