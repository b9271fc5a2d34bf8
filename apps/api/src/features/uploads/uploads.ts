import { addAbortSignal } from 'node:stream';
import { v7 as uuid } from 'uuid';
import { isOfficeRole, mayDo } from '#platform/access/rights.ts';
import { createPieces, type Pieces } from '#platform/files/uploads/pieces.ts';
import type { UploadRules } from '#platform/files/uploads/upload-rules.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { forbidden, invalid, notFound, Problem, tooMany } from '#platform/http/problem.ts';
import { finish } from './finish.ts';
import { readMetadata } from './metadata.ts';
import * as queries from './queries.ts';
import { createWriters } from './writers.ts';

/** Hours for which an upload can go on. */
const LIFE = 24;
const MEGABYTE = 1024 * 1024;
/** Of one person within a day. */
const MOST = { unfinished: 100, bytes: 5 * 1024 * MEGABYTE };

const TUS = { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' };

type Operations = 'createUpload' | 'getUploadOffset' | 'sendUploadPiece' | 'deleteUpload';

/** Resumable uploads by the protocol tus 1.0 with creation, expiration and termination. */
export function createUploadHandlers(rules: UploadRules): Pick<Handlers, Operations> {
  const writers = createWriters();

  return {
    async createUpload({ headers }, context) {
      const { name, purpose } = readMetadata(headers['upload-metadata'] ?? '', rules);
      const bytes = Number(headers['upload-length']);
      const { megabytes, right } = rules[purpose] ?? { megabytes: 0 };
      if (context.caller.link && purpose !== 'document') throw forbidden();
      // What belongs to the office does not exist for its clients.
      if (right && !mayDo(context.caller.role, right))
        throw isOfficeRole(context.caller.role) ? forbidden() : notFound();
      if (bytes > megabytes * MEGABYTE)
        throw invalid({ pointer: '/file', code: 'large_file', values: { max: megabytes } });
      await assertNotTooMany(context, bytes);
      const id = uuid();
      // The file comes first: a row without it would be an upload that can never go on.
      await piecesOf(context).begin(id);
      const upload = { id, user_id: context.caller.id, purpose, name, bytes };
      const expires_at = await queries.insertUpload(context.db, upload, LIFE);
      return { status: 201, headers: { ...TUS, ...expires(expires_at), Location: `/api/uploads/${id}` } };
    },

    async getUploadOffset({ params: { id } }, context) {
      const upload = await existing(context, id);
      // A client asks because its line has broken.
      await writers.end(id);
      const offset = await offsetOf(context, upload);
      const lengths = { 'Upload-Offset': String(offset), 'Upload-Length': String(upload.bytes) };
      return { status: 200, headers: { ...TUS, ...expires(upload.expires_at), ...lengths } };
    },

    async sendUploadPiece({ params: { id }, headers, body }, context) {
      await existing(context, id);
      const from = Number(headers['upload-offset']);
      const { offset, upload } = await writers.write(context.db, id, async (signal) => {
        const current = await existing(context, id);
        if ((await receivedOf(piecesOf(context), current)) !== from) throw new Problem(409, 'upload_offset');
        const piece = addAbortSignal(signal, body);
        const range = { from, most: current.bytes };
        return { upload: current, offset: current.file_id ? from : await piecesOf(context).write(id, piece, range) };
      });
      if (offset === upload.bytes) await complete(context, upload);
      return { status: 204, headers: { ...TUS, ...expires(upload.expires_at), 'Upload-Offset': String(offset) } };
    },

    async deleteUpload({ params: { id } }, context) {
      await existing(context, id);
      await queries.deleteUpload(context.db, id);
      await piecesOf(context).remove(id);
      return { status: 204, headers: TUS };
    },
  };

  /** Bytes that have come. After a kill between the last piece and its file, the file is made now. */
  async function offsetOf(context: Context, upload: queries.UploadRow): Promise<number> {
    const received = await receivedOf(piecesOf(context), upload);
    if (received === upload.bytes) await complete(context, upload);
    return received;
  }

  async function complete(context: Context, upload: queries.UploadRow): Promise<void> {
    const rule = rules[upload.purpose];
    if (rule) await finish(context, piecesOf(context), upload, rule);
  }
}

const piecesOf = ({ tenant }: Context): Pieces => createPieces(tenant.files.uploads);

async function assertNotTooMany({ db, caller }: Context, more: number): Promise<void> {
  const { unfinished, bytes } = await queries.sumUploads(db, caller.id);
  if (unfinished >= MOST.unfinished || bytes + more > MOST.bytes) throw tooMany('too_many_uploads', 60);
}

async function existing({ db, caller }: Context, id: string): Promise<queries.UploadRow> {
  const upload = await queries.findUpload(db, id, caller.id);
  if (!upload) throw notFound();
  return upload;
}

async function receivedOf(pieces: Pieces, { id, bytes, file_id }: queries.UploadRow): Promise<number> {
  const received = file_id ? bytes : await pieces.received(id);
  if (received === undefined) throw notFound();
  return received;
}

const expires = (at: Date) => ({ 'Upload-Expires': at.toUTCString() });
